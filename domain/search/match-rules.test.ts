import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Id } from '#domain/ids.ts';
import { createWords } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { findRecords, withExcerpt, withoutSlips, type Searched } from './match-rules.ts';
import { parseSearch } from './query-rules.ts';
import type { SearchKind } from './schema.ts';

const golf = {
  id: 'golf' as Id,
  brand: 'VW',
  model: 'Golf',
  nickname: 'Zaļais',
  licensePlate: 'AB-12 34',
  vin: 'WVWZZZ1KZAW000123',
};
const volvo = {
  id: 'volvo' as Id,
  brand: 'Volvo',
  model: 'V70',
  nickname: null,
  licensePlate: null,
  vin: null,
};

const base = (id: string, day: string | null) => ({
  id,
  day,
  title: '',
  place: null,
  texts: [],
  days: day ? [day] : [],
});
const issue = (id: string, changes: object = {}) =>
  ({
    ...base(id, '2024-05-03'),
    kind: 'issue',
    carId: 'golf',
    status: 'new',
    advice: null,
    ...changes,
  }) as Searched;
const repair = (id: string, changes: object = {}) =>
  ({
    ...base(id, '2024-06-01'),
    kind: 'repair',
    carId: 'golf',
    type: null,
    cost: null,
    currency: 'EUR',
    ...changes,
  }) as Searched;
const document = (id: string, changes: object = {}) =>
  ({ ...base(id, null), kind: 'document', carId: 'volvo', type: 'warranty', ...changes }) as Searched;

const terms = (text: string) => parseSearch(text, [createWords('en', {})]);
const groupsOf = (text: string, records: readonly Searched[], only: SearchKind | null = null) =>
  findRecords(records, terms(text), [golf, volvo], only).groups;
const found = (text: string, ...records: Searched[]) =>
  groupsOf(text, records).flatMap((group) => group.records.map(({ id }) => id));

describe('a record is found', () => {
  tableTest([
    ['by its title, from the beginning of a word', 'fil', issue('a', { title: 'Oil filter' })],
    ['by two words of it, whatever stands between', 'oil filter', issue('a', { title: 'Filter and oil' })],
    ['by its place', 'juris', issue('a', { place: 'Juris un dēli' })],
    ['by its further texts', 'noise', issue('a', { texts: ['Nothing', 'A noise'] })],
    ['by a text after another', 'noise', issue('a', { title: 'Oil', texts: ['Rust', 'Noise'] })],
    ['by the nickname of its car', 'zalais', issue('a')],
    ['by the model of its car', 'golf', issue('a')],
    ['by the brand of its car', 'volvo', document('a')],
    ['by the plate of its car as it is written', 'ab-12', issue('a')],
    ['by the plate of its car without signs', 'ab1234', issue('a')],
    ['by the identification number of its car', 'wvwzzz1kz', issue('a')],
    ['by its day', '03.05.2024', issue('a')],
    ['by its month in any year', 'may', issue('a')],
    ['by its year', '2024', issue('a')],
    ['by one of several days', '2025', document('a', { days: ['2024-01-01', '2025-12-31'] })],
    ['by the last day of a month', '5/2024', issue('a', { days: ['2024-05-31'] })],
    ['by the first day of a month', '5/2024', issue('a', { days: ['2024-05-01'] })],
    ['by its kind', 'tires', repair('a', { type: 'tyres' })],
    ['by the kind of a document', 'warranty', document('a')],
    ['by its cost', '150', repair('a', { cost: 150 })],
    ['by its cost with any cents', '150', repair('a', { cost: 150.99 })],
    ['by its cost in its currency', '$ 150', repair('a', { cost: 150, currency: 'USD' })],
    ['by its cost in euros', '€ 150', repair('a', { cost: 150 })],
  ])('by what it says', { tags: ['FIND-02', 'FIND-03', 'FIND-04'] }, (_how, text, record) => {
    expect(found(text, record)).toEqual(['a']);
  });

  tableTest([
    ['inside of a word', 'ilter', issue('a', { title: 'Oil filter' })],
    ['when one of the words is missing', 'oil brake', issue('a', { title: 'Oil filter' })],
    ['by the name of another car', 'zalais', issue('a', { carId: 'volvo' })],
    ['by the day before', '02.05.2024', issue('a')],
    ['by the day after', '04.05.2024', issue('a')],
    ['by another month', 'june', issue('a')],
    ['without a day by a month', 'may', document('a')],
    ['by another kind', 'tires', repair('a', { type: 'service' })],
    ['of no kind by a kind', 'tires', repair('a')],
    ['by a cost that is less', '150', repair('a', { cost: 149.99 })],
    ['by a cost that is more', '150', repair('a', { cost: 151 })],
    ['by a cost in another currency', '€ 150', repair('a', { cost: 150, currency: 'USD' })],
    ['without a cost by zero', '0', repair('a')],
    ['of a car that is not known', 'oil', issue('a', { title: 'Oil', carId: 'sold' })],
    ['by nothing', ' … ', issue('a', { title: '…' })],
  ])('and not by other words', { tags: ['FIND-02', 'FIND-03', 'FIND-04'] }, (_how, text, record) => {
    expect(found(text, record)).toEqual([]);
  });
});

test(
  'what is found comes by kind, the newest first, and one without a day last',
  { tags: ['FIND-05'] },
  () => {
    const oil = { title: 'Oil' };
    const records = [
      repair('r1', oil),
      issue('i1', { ...oil, day: '2024-01-01' }),
      document('d1', oil),
      issue('i3', { ...oil, day: '2024-02-02' }),
      issue('i4', { ...oil, day: '2024-02-02' }),
      document('d2', { ...oil, day: '2020-01-01' }),
      issue('i2', { title: 'Brake' }),
    ];
    for (const order of [records, records.toReversed()])
      expect(
        groupsOf('oil', order).map((one) => [one.kind, one.count, one.records.map(({ id }) => id)]),
      ).toEqual([
        ['issue', 3, ['i4', 'i3', 'i1']],
        ['repair', 1, ['r1']],
        ['document', 2, ['d2', 'd1']],
      ]);
  },
);

test(
  'the first few of each kind are shown with the number of all; of one kind all are',
  { tags: ['FIND-05'] },
  () => {
    const many = Array.from({ length: limits.searchFirst + 2 }, (_, at) => issue(`i${at}`, { title: 'Oil' }));
    const records = [...many, repair('r', { title: 'Oil' })];
    const shown = (only: SearchKind | null) =>
      groupsOf('oil', records, only).map((group) => [group.kind, group.count, group.records.length]);
    expect(shown(null)).toEqual([
      ['issue', many.length, limits.searchFirst],
      ['repair', 1, 1],
    ]);
    expect(shown('issue')).toEqual([['issue', many.length, many.length]]);
    expect(shown('fill')).toEqual([]);
  },
);

describe('the excerpt of a record', () => {
  const excerpt = (text: string, changes: object) => withExcerpt(issue('a', changes), terms(text)).excerpt;

  test('is empty where title and place say all', { tags: ['FIND-05'] }, () => {
    const texts = ['Oil at Neste'];
    expect(excerpt('oil neste', { title: 'Oil', place: 'Neste', texts })).toBe('');
    expect(excerpt('golf', { texts })).toBe('');
    expect(withExcerpt(issue('a', { title: 'Oil', texts }), terms('oil'))).toEqual({
      kind: 'issue',
      id: 'a',
      carId: 'golf',
      day: '2024-05-03',
      title: 'Oil',
      place: null,
      status: 'new',
      advice: null,
      excerpt: '',
    });
  });

  test('is the first text with a word that they lack, on one line', { tags: ['FIND-05'] }, () => {
    const texts = ['Only oil', ' It\n\nsqueals   loudly ', 'It squeals again'];
    expect(excerpt('oil squeals', { title: 'Oil', texts })).toBe('It squeals loudly');
  });

  test('of a long text is the part around the word, cut between words', { tags: ['FIND-05'] }, () => {
    const before = 'word '.repeat(30);
    const after = ' more'.repeat(60);
    const text = `${before}squeals${after}`;
    const shown = excerpt('squeals', { texts: [text] });
    expect(shown).toBe(`… ${'word '.repeat(7)}squeals${' more'.repeat(19)} …`);
    expect(excerpt('squeals', { texts: [`squeals${after}`] })).toBe(`squeals${' more'.repeat(26)} …`);
    expect(excerpt('squeals', { texts: [`${'x'.repeat(50)} squeals`] })).toBe('… squeals');
    expect(excerpt('squeals', { texts: [`${'x '.repeat(20)}squeals`] })).toBe(`${'x '.repeat(20)}squeals`);
    const fitting = `squeals${' x'.repeat(66)}y`;
    expect(excerpt('squeals', { texts: [fitting] })).toBe(fitting);
    expect(excerpt('squeals', { texts: [`${fitting}z`] })).toBe(`squeals${' x'.repeat(65)} …`);
  });

  test('of a text without spaces is cut where it has to be', { tags: ['FIND-05'] }, () => {
    const shown = excerpt('squeals', { texts: [`squeals${'x'.repeat(300)}`] });
    expect(shown).toBe(`squeals${'x'.repeat(133)} …`);
    const joined = `${'x'.repeat(50)}-squeals again`;
    expect(excerpt('squeals', { texts: [joined] })).toBe('… squeals again');
  });
});

tableTest([
  ['alternatr', 'alternator'],
  ['alternator', 'alternator'],
  // The beginning of a word is no error.
  ['alte', 'alte'],
  ['zaalais alternatro', 'zalais alternator'],
  ['steering', 'steering'],
  // Too short, and a month.
  ['galf', 'galf'],
  ['march', 'march'],
  // Two errors in a long word, one in a short one; vowels and doubled letters are easily mistaken.
  ['carburator', 'carburettor'],
  ['carburater', 'carburettor'],
  ['carburetter', 'carburettor'],
  ['carbon', 'carbon'],
  ['clutsh', 'clutch'],
  ['cruts', 'cruts'],
  ['wheel baring', 'wheel bearing'],
  // Joined and apart.
  ['sparkplug', 'spark plug'],
  ['sparkplugs volvo', 'spark plugs volvo'],
  ['king pin', 'kingpin'],
  ['king pins volvo', 'kingpins volvo'],
  ['spark plug', 'spark plug'],
])('a word that is nowhere becomes one that is spelt nearly the same, joined or apart', (typed, meant) => {
  const records = [
    'New alternator, marsh',
    'Carburettor rebuilt',
    'Clutch',
    'Wheel bearings',
    'Spark plugs',
    'Kingpins',
  ];
  const read = withoutSlips(
    terms(typed),
    records.map((title, at) => repair(`r${at}`, { title })),
    [golf, volvo],
  );
  expect(read.map(({ phrase }) => phrase).join(' ')).toBe(meant);
});
