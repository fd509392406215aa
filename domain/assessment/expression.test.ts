import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { explainedAway, occurrences, Vocabulary } from './expression.ts';
import { readText } from './text-reading.ts';

/** In how many sentences of the text the expression holds, words explained away by `except` left out. */
function count(source: string, text: string, except: readonly string[] = []): number {
  const vocabulary = new Vocabulary();
  const expression = vocabulary.compile(source);
  const exceptions = except.map((one) => vocabulary.compile(one));
  const found = vocabulary.find(readText(text, /[āšž]/.test(text) ? 'lv' : 'en'));
  return occurrences(expression, found, explainedAway(exceptions, found));
}

tableTest([
  // A word stands for itself, a stem for every word that begins so.
  ['brake', 'the brake', 1],
  ['brake', 'the brakes', 0],
  ['brak*', 'the brakes', 1],
  ['br*', 'br', 1],
  ['brake*', 'brak', 0],
  // Alternatives.
  ['soft/spongy', 'spongy', 1],
  ['soft/spongy', 'soft', 1],
  ['soft/spongy', 'hard', 0],
  // In this order, at most two words between.
  ['soft pedal', 'soft pedal', 1],
  ['soft pedal', 'soft and wet pedal', 1],
  ['soft pedal', 'soft a b c pedal', 0],
  ['soft pedal', 'pedal soft', 0],
  ['soft pedal', 'soft', 0],
  ['soft pedal', 'pedal', 0],
  ['a b c', 'a x x b x x c', 1],
  ['a b c', 'a x b x x x c', 0],
  ['a b', 'a x a x x b', 1],
  ['a b c', 'a b b x x c', 1],
  ['pedal soft/spongy', 'spongy x pedal soft', 1],
  ['soft   pedal', 'soft pedal', 1],
  // Directly after the word before.
  ['burnt >out', 'burnt out', 1],
  ['burnt >out', 'burnt it out', 0],
  // In either order, in one clause.
  ['brake ~ gone', 'brake is gone', 1],
  ['brake ~ gone', 'gone is my brake', 1],
  ['brake ~ gone', 'brake, gone', 0],
  ['brake ~ gone', 'gone, brake', 0],
  ['brake gone', 'brake, gone', 1],
  ['brake gone', 'brake. gone', 0],
  // Both in one sentence, in any order, however far apart.
  ['squeal* + brak*', 'squealing a b c d e f brakes', 1],
  ['squeal* + brak*', 'brakes a b c d e f squealing', 1],
  ['squeal* + brak*', 'squealing. brakes', 0],
  ['squeal* + brak*', 'squealing', 0],
  ['a + b + c', 'c x x x x b x x x x a', 1],
  ['a + b + c', 'a b. b c', 0],
  // Every sentence counts once.
  ['brake', 'brake brake', 1],
  ['brake', 'brake. brake! brake', 3],
  ['a + b', 'a b. b a. a. b', 2],
  // A repeated word is found in a later place, too.
  ['soft pedal', 'soft. soft pedal', 1],
  ['soft pedal', 'pedal. soft x x x pedal pedal', 0],
])('what an expression matches', (source, text, sentences) => {
  expect(count(source, text)).toBe(sentences);
});

tableTest([
  ['smok*', 'there is smoke', 1],
  ['smok*', 'there is no smoke', 0],
  ['smok*', 'no smoke. smoke', 1],
  // A part is not denied: it is still the subject.
  ['gear', 'there is no gear', 1],
])('denied observations', (source, text, sentences) => {
  expect(count(source, text)).toBe(sentences);
});

describe('typing errors', () => {
  tableTest([
    ['squeal*', 'sqeuals', 1],
    ['squeal*', 'squael', 1],
    ['squeal*', 'squeall', 1],
    ['squeal*', 'squal', 0],
    ['squeal*', 'zqueal', 0],
    ['clutch', 'cluch', 0],
    ['clutch', 'cluttch', 1],
    ['clutch', 'clatch', 1],
    ['clutch', 'clutchesx', 0],
    ['brake*', 'braeke', 0],
    ['gearboxes', 'gearbxes', 1],
    ['alternators', 'alternatros', 0],
    ['alternator', 'altrenator', 1],
    ['alternator', 'alternetor', 1],
    ['alternator', 'alternato', 1],
    ['alternat*', 'alternetting', 1],
  ])('are found within one change', (source, text, sentences) => {
    expect(count(source, text)).toBe(sentences);
  });

  test('are not looked for in a known word, nor in a long report', () => {
    const vocabulary = new Vocabulary();
    const [squeal, squeak] = [vocabulary.compile('squeals'), vocabulary.compile('squeaks')];
    const found = vocabulary.find(readText('squeaks', 'en'));
    expect([occurrences(squeal, found), occurrences(squeak, found)]).toEqual([0, 1]);
    const filler = (words: number) => Array.from({ length: words }, () => 'x').join(' ');
    expect(count('squeal*', `sqeuals ${filler(59)}`)).toBe(1);
    expect(count('squeal*', `sqeuals ${filler(60)}`)).toBe(0);
  });

  test('of two words stand for either', () => {
    const vocabulary = new Vocabulary();
    const words = [vocabulary.compile('squeals'), vocabulary.compile('squeaks')];
    const found = vocabulary.find(readText('squeas', 'en'));
    expect(words.map((word) => occurrences(word, found))).toEqual([1, 1]);
  });

  test('finds a word that was added later', () => {
    const vocabulary = new Vocabulary();
    vocabulary.compile('squeal*');
    vocabulary.find(readText('sqeuals', 'en'));
    const clutch = vocabulary.compile('clutch');
    expect(occurrences(clutch, vocabulary.find(readText('clatch', 'en')))).toBe(1);
  });
});

tableTest([
  ['masin*', 'mašiina', 1],
  ['masin*', 'mashīna', 1],
  ['auksta', 'aukstaa mašīna', 1],
  ['zel*', 'zhēl mašīna', 1],
  ['celu', 'chelu mašīna', 1],
  ['kermen*', 'kjermenis mašīna', 1],
  ['lela', 'ljela mašīna', 1],
])('Latvian as it is typed in', (source, text, sentences) => {
  expect(count(source, text)).toBe(sentences);
});

test('does not read English words as Latvian', () => {
  expect(count('bras', 'brass and the car')).toBe(0);
  expect(count('wel', 'weel and the car')).toBe(0);
});

describe('exceptions', () => {
  tableTest([
    ['fire', 'a fire extinguisher', ['fire extinguisher'], 0],
    ['fire', 'a fire, and a fire extinguisher', ['fire extinguisher'], 1],
    ['fire', 'fire. fire extinguisher', ['fire extinguisher'], 1],
    ['fire', 'fire, extinguisher', ['fire extinguisher'], 1],
    ['fire', 'fire and extinguisher', ['fire extinguisher'], 1],
    ['fire', 'extinguisher fire', ['fire extinguisher'], 1],
    ['fire', 'extinguisher fire', ['fire ~ extinguisher'], 0],
    ['fire', 'no fire truck', ['fire truck'], 0],
    ['pressure', 'pressure is normal', ['pressure normal'], 0],
    ['pressure', 'pressure is not normal', ['pressure normal'], 1],
    ['pressure', 'pressure is not normal', ['pressure not normal'], 0],
    ['brake', 'no leaking brake', ['no leak* brake'], 0],
    ['fire', 'fire', [], 1],
    // A joining word counts between the words of the exception only.
    ['fire', 'a fire truck and a siren', ['fire truck siren'], 1],
    ['fire', 'a fire truck siren and a bell', ['fire truck siren'], 0],
    ['fire truck', 'a fire truck', ['truck'], 0],
    ['fire', 'a fire engine, fire truck', ['fire engine', 'fire truck'], 0],
  ])('in but for', (source, text, except, sentences) => {
    expect(count(source, text, except)).toBe(sentences);
  });
});

test('a stem is of 30 letters at most', () => {
  const letters = (many: number) => 'a'.repeat(many);
  expect(count(`${letters(30)}*`, letters(40))).toBe(1);
  expect(count(`${letters(31)}*`, letters(40))).toBe(0);
});

test('finds a word at any position', () => {
  const other = fc.array(fc.constantFrom('hello', 'it', 'was', ',', 'x'), { maxLength: 20 });
  fc.assert(
    fc.property(other, other, (before, after) => {
      expect(count('brak*', [...before, 'braking', ...after].join(' '))).toBe(1);
    }),
  );
});
