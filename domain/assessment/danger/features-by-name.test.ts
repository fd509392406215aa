import { describe, expect, test } from 'vitest';
import { readNames } from './features.ts';

/** What the shipped weights were learned of: where one of these fails, the weights must be learned again. */
const GROUPS = [
  'words',
  'triples',
  'ends',
  'pieces',
  'concepts',
  'near',
  'inClause',
  'neighbors',
  'inText',
  'inSentence',
  'signs',
  'form',
] as const;
type Group = (typeof GROUPS)[number];

function named(text: string, language: 'en' | 'lv' = 'en'): Record<Group, string[]> {
  const { groups } = readNames(text, language);
  return Object.fromEntries(GROUPS.map((group, at) => [group, [...groups[at]![1]]])) as Record<
    Group,
    string[]
  >;
}

/** On one line each; the pieces of words are many and have tests of their own. */
function lines(text: string, language: 'en' | 'lv' = 'en') {
  const { pieces: _pieces, ...rest } = named(text, language);
  return Object.fromEntries(Object.entries(rest).map(([group, list]) => [group, list.join(', ')]));
}

const start = (prefix: string, list: readonly string[]) =>
  list.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

test('the weights of the groups', () => {
  expect(readNames('', 'en').groups.map(([weight], at) => [GROUPS[at], weight])).toEqual([
    ['words', 1],
    ['triples', 0.6],
    ['ends', 0.4],
    ['pieces', 2],
    ['concepts', 1],
    ['near', 1],
    ['inClause', 0.6],
    ['neighbors', 0.8],
    ['inText', 0.5],
    ['inSentence', 0.5],
    ['signs', 0.5],
    ['form', 0.5],
  ]);
});

test('no words, no features but those of the form', () => {
  expect(Object.entries(lines('', 'lv')).filter(([, names]) => names !== '')).toEqual([
    ['signs', 'T:noS'],
    ['form', 'r:lv, r:len0'],
  ]);
});

test('two sentences in English: clauses, numbers, words with digits', () => {
  expect(lines('Brakes failed at 70, smoke 9 abs.\nE46 was 4x4 gone')).toEqual({
    words:
      'enw:brakes, enw:failed, enb:brakes failed, enw:at, enb:failed at, enb:brakes _ at, enw:smoke, ' +
      'enb:70 smoke, enb:at _ smoke, enw:abs, enb:9 abs, enb:smoke _ abs, enw:e46, enw:was, enb:e46 was, ' +
      'enw:4x4, enb:was 4x4, enb:e46 _ 4x4, enw:gone, enb:4x4 gone, enb:was _ gone',
    triples: 'ent:brakes failed at, ent:at 70 smoke, ent:smoke 9 abs, ent:e46 was 4x4, ent:was 4x4 gone',
    ends: 'enf:brakes, enf:failed, enf:at, enl:was, enl:4x4, enl:gone',
    concepts: 'k:brake, k:gone, k:smoke, k:abs, k:past',
    near: 'p:brake&gone, p:brake&smoke, p:abs&brake, p:gone&smoke, p:abs&gone, p:abs&smoke, p:gone&past',
    inClause: 'P:brake&gone, P:abs&smoke, P:gone&past',
    neighbors:
      'enn:brake>failed, enn:brake>at, enn:gone<brakes, enn:gone>at, enn:gone>70, enn:smoke<at, ' +
      'enn:smoke<70, enn:smoke>9, enn:smoke>abs, enn:abs<smoke, enn:abs<9, enn:past<e46, enn:past>4x4, ' +
      'enn:past>gone, enn:gone<was, enn:gone<4x4',
    inText: 's:past+brake, s:past+gone, s:past+smoke, s:past+abs, s:past+past',
    inSentence: 'S:past+past, S:past+gone',
    signs: 't:S brake hot/smoke/fire !paint, T:Shere, T:S1',
    form: 'r:en, r:len2',
  });
});

test('Latvian: a denial, a year, plain spelling', () => {
  expect(lines('Bremžu nav! Mashiina 2019. gadā dega', 'lv')).toEqual({
    words:
      'lvw:bremzu, lvw:nav, lvb:bremzu nav, lvw:masina, lvw:yyyy, lvb:masina yyyy, lvw:gada, ' +
      'lvb:yyyy gada, lvb:masina _ gada, lvw:dega, lvb:gada dega, lvb:yyyy _ dega',
    triples: 'lvt:masina yyyy gada, lvt:yyyy gada dega',
    ends: 'lvf:bremzu, lvf:nav, lvf:masina, lvl:yyyy, lvl:gada, lvl:dega',
    concepts: 'k:!brake, k:missing, k:neg, k:year',
    near: 'p:!brake&missing, p:!brake&neg',
    inClause: 'P:!brake&missing, P:!brake&neg',
    neighbors:
      'lvn:!brake>nav, lvn:missing<bremzu, lvn:neg<bremzu, lvn:year<masina, lvn:year>gada, lvn:year>dega',
    inText:
      's:neg+!brake, s:neg+missing, s:neg+neg, s:neg+year, ' +
      's:year+!brake, s:year+missing, s:year+neg, s:year+year',
    inSentence: 'S:neg+!brake, S:neg+missing, S:neg+neg, S:year+year',
    signs: 'T:noS',
    form: 'r:lv, r:len1, r:!',
  });
});

describe('pieces of words', () => {
  test('of two to five characters, with the edges of the word, each once', () => {
    expect(named('Brake 46 brake').pieces.map((piece) => piece.replace('enc:', ''))).toEqual(
      [
        [' b', 'br', 'ra', 'ak', 'ke', 'e '],
        [' br', 'bra', 'rak', 'ake', 'ke '],
        [' bra', 'brak', 'rake', 'ake '],
        [' brak', 'brake', 'rake '],
      ].flat(),
    );
    expect(named('es', 'lv').pieces).toEqual([
      'lvc: e',
      'lvc:es',
      'lvc:s ',
      'lvc: es',
      'lvc:es ',
      'lvc: es ',
    ]);
  });

  test('of the first forty characters', () => {
    const { pieces } = named(`${'a'.repeat(39)}bc`);
    expect(pieces.filter((piece) => piece.includes('b'))).toEqual(
      ['ab', 'b ', 'aab', 'ab ', 'aaab', 'aab ', 'aaaab', 'aaab '].map((piece) => `enc:${piece}`),
    );
    expect(pieces.filter((piece) => piece.includes('c '))).toEqual([]);
  });
});

test('Latvian alone is spelled plainly', () => {
  expect(readNames('Sheets', 'lv').reading.words).toEqual(['sets']);
  expect(readNames('Sheets', 'en').reading.words).toEqual(['sheets']);
});

test('two concepts are near each other up to seven words on, in the order of their names', () => {
  const near = (between: number) => {
    const { near, inClause } = named(`wheel ${'xx '.repeat(between)}brakes`);
    return [...near, ...inClause];
  };
  expect(near(6)).toEqual(['p:brake&wheel', 'P:brake&wheel']);
  expect(near(7)).toEqual([]);
  expect(named('brakes xx brakes').near).toEqual(['p:brake&brake']);
});

/** One context a word or phrase; the last denies what would follow it. */
const SAID =
  'it was fixed neighbour suppose should it ok price due mechanic thanks 2019 now motorway always once slightly dont have no';

test('contexts of a concept', () => {
  const { inText, inSentence } = named(`brakes ${SAID}`);
  const contexts = (list: readonly string[]) =>
    list.filter((name) => name.endsWith('+brake')).map((name) => name.replace('+brake', ''));
  expect(contexts(inText).join(' ')).toBe(
    's:past s:repaired s:othercar s:hypo s:normalq s:neg s:fine s:cost s:service s:garage s:denied s:year s:thanks',
  );
  expect(contexts(inSentence)).toEqual(
    contexts(inText).map((name) => name.toUpperCase().slice(0, 1) + name.slice(1)),
  );
  expect(named('It was ok. It was ok').inSentence).toEqual([
    'S:past+past',
    'S:past+fine',
    'S:fine+past',
    'S:fine+fine',
  ]);
});

describe('signs', () => {
  test('contexts of a sign', () => {
    expect(start('t:F+', named(`humming ${SAID}`).signs).join(' ')).toBe(
      'past repaired othercar hypo normalq neg fine now driving often once slight',
    );
    expect(start('t:F+', named(`humming. ${SAID}`).signs)).toEqual([]);
  });

  test.each([
    [1, ['here', '1']],
    [3, ['here', '1', '2', '3']],
    [4, ['here', '1', '2', '3', '4']],
    [5, ['here', '1', '2', '3', '4']],
  ])('%i of one level', (count, expected) => {
    const { signs } = named('humming. '.repeat(count));
    expect(signs).toEqual(['t:F hum', ...expected.map((name) => `T:F${name}`), 'T:noS']);
  });

  test('of several levels', () => {
    expect(named('bonnet fire. it was fixed').signs).toEqual([
      't:D fire bonnet/engine/cabin/under',
      'T:Dhere',
      't:S fire !paint !vandal',
      'T:Shere',
      't:H past repaired',
      'T:Helse',
      't:H+past',
      't:H+repaired',
      'T:D1',
      'T:S1',
      'T:H1',
    ]);
  });

  test.each([
    'was',
    'fixed',
    'neighbour',
    'suppose',
    'should it',
    'price',
    'painted',
    'named',
    'vape',
    'ok',
    'due',
    'mechanic',
    'once',
    'slightly',
  ])('one beside %j tells of no present fault', (word) => {
    const { reading } = readNames(`bonnet fire ${word}`, 'en');
    expect(reading.isDecisive).toBe(false);
    expect(named(`bonnet fire ${word}`).signs).toContain('T:Delse');
    expect(named(`bonnet fire ${word}`).signs).not.toContain('T:Dhere');
    expect(readNames(`bonnet fire. ${word}`, 'en').reading.isDecisive).toBe(false);
    expect(named(`bonnet fire. ${word}`).signs).toContain('T:Dhere');
  });

  test.each([
    ['bonnet fire', true],
    ['bonnet fire now thanks', true],
    ['wheel fire', false],
    ['', false],
  ])('%j is decisive: %j', (text, isDecisive) => {
    expect(readNames(text, 'en').reading.isDecisive).toBe(isDecisive);
  });
});

describe('form', () => {
  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [8, 1],
    [9, 2],
    [15, 2],
    [16, 3],
    [39, 3],
    [40, 4],
    [200, 4],
  ])('%i words', (count, length) => {
    expect(named('xx '.repeat(count)).form).toEqual(['r:en', `r:len${length}`]);
  });

  test.each([
    ['brakes?', ['r:?', 'r:?$']],
    ['brakes? \n', ['r:?', 'r:?$']],
    ['brakes? yes', ['r:?']],
    ['brakes?!', ['r:?', 'r:!']],
    ['brakes! yes', ['r:!']],
    ['brakes.', []],
  ])('%j', (text, marks) => {
    expect(named(text).form).toEqual(['r:en', 'r:len0', ...marks]);
  });
});

test('of a long text the first and the last 1500 characters are read, as two sentences', () => {
  const long = (middle: string) => `${'a'.repeat(1498)} b${middle}c ${'d'.repeat(1498)}`;
  expect(readNames(long(''), 'en').reading.words.map((word) => word.slice(0, 2))).toEqual(['aa', 'bc', 'dd']);
  const { words } = named(long('x'));
  expect(start('enw:', words).map((word) => word.slice(0, 2))).toEqual(['aa', 'b', 'c', 'dd']);
  expect(start('enb:', words).map((pair) => pair.slice(-2))).toEqual([' b', 'dd']);
  expect(named(long('?')).form).toEqual(['r:en', 'r:len1']);
});
