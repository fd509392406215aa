import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { createWords } from '#domain/language/words.ts';
import { foldForSearch, markMatches } from './fold.ts';
import { parseSearch } from './query-rules.ts';
import { monthNamed, readDate, yearRange } from './read-date.ts';
import { readAmount } from './read-amount.ts';

const dataTest = dataTestsOf('days.tsv');

const marked = (text: string, ...words: string[]) =>
  markMatches(text, words)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test('the beginnings of words are marked, as they are written', { tags: ['FIND-05'] }, () => {
  expect(marked('Eļļas maiņa, eļļa', 'ella', 'mai')).toBe('[Eļļa]s [mai]ņa, [eļļa]');
  expect(marked('Eļļa'.normalize('NFD'), 'ell')).toBe('[Eļļ]a');
  expect(marked('AB-1234 (golf)', 'ab', '1234')).toBe('[AB]-[1234] (golf)');
  expect(marked('Brake', 'brakes')).toBe('Brake');
  expect(marked('', 'a')).toBe('');
  expect(marked('oil', 'oi', 'o')).toBe('[oi]l');
  // A sign above or below belongs to the letter before it.
  expect(marked('ox\u0323en', 'ox')).toBe('[ox\u0323]en');
  expect(markMatches('Oil, filter', ['oil'])).toEqual([
    { text: 'Oil', isMatch: true },
    { text: ', filter', isMatch: false },
  ]);
});

test('marking changes nothing of the text', { tags: ['FIND-05'] }, () => {
  for (const text of ['  a—b ', '👍🏽 ok', '“Ņ” €5,-', 'x'.repeat(50)])
    expect(
      markMatches(text, ['a', 'n', 'x'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

test('months are known from three letters on, in the cases of Latvian', { tags: ['FIND-04'] }, () => {
  const months =
    'may maijs maija maijam jan feb marta apr junijs junija jul aug augusta augustiem sept okt oct nov dec'.split(
      ' ',
    );
  expect(months.map(monthNamed)).toEqual([5, 5, 5, 5, 1, 2, 3, 4, 6, 6, 7, 8, 8, 8, 9, 10, 10, 11, 12]);
  expect(['ma', 'marka', 'mayor', 'maijpuke', 'decorum', 'augusts2'].map(monthNamed)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a date that is none is not read', { tags: ['FIND-04'] }, () => {
  const days = ['31.02.2024', '2024-13-01', '3 oil 2024', 'oil 3, 2024'];
  const months = ['13.2024', '0.2024', '2024-00', 'oil 2024', '2024 oil'];
  for (const text of [...days, ...months, '3.05', 'oil 2024x', '12.5', '2024'])
    expect([text, readDate(text)]).toEqual([text, null]);
  expect(readDate('2/2024')!.ranges).toEqual([{ from: '2024-02-01', to: '2024-02-29' }]);
  expect(readDate('03/05/2024')!.ranges.map(({ from }) => from)).toEqual(['2024-05-03', '2024-03-05']);
});

dataTest('a date is read as it is written', { tags: ['FIND-04'] }, (text, from, to) => {
  expect(readDate(`${text} oil`)).toEqual({ ranges: [{ from, to }], length: text.length });
});

test('a year is four digits of the last century or this', { tags: ['FIND-04'] }, () => {
  const years = ['1999', '2024', '1899', '12024', '20240', 'oil'].map(yearRange);
  expect(years).toEqual([
    [{ from: '1999-01-01', to: '1999-12-31' }],
    [{ from: '2024-01-01', to: '2024-12-31' }],
    [],
    [],
    [],
    [],
  ]);
});

test('an amount may be read in two ways', { tags: ['FIND-03'] }, () => {
  const of = (text: string) => readAmount(text)?.ranges.map(({ from, to, currency }) => [from, to, currency]);
  expect(of('1,500')).toEqual([
    [15_000_000, 15_010_000, null],
    [15_000, 15_010, null],
  ]);
  expect(of('€12,5')).toEqual([[125_000, 126_000, 'EUR']]);
  expect(of('1.234,56')).toEqual([[12_345_600, 12_345_700, null]]);
  expect(of('12 345')).toEqual([[123_450_000, 123_460_000, null]]);
  expect(of('12,500')).toHaveLength(2);
  // Only three digits between two signs are a group, and at most three stand before the first.
  expect(of('1,234,567')).toEqual([[12_345_670_000, 12_345_680_000, null]]);
  expect(of('1500,500')).toEqual([[15_005_000, 15_005_010, null]]);
  for (const text of ['5W-30', '12x', '€', '1234567890', '1.2.3', '1,234,5,6'])
    expect([text, of(text)]).toEqual([text, undefined]);
});

test(
  'a currency is known by its sign, its code and its name in both languages',
  { tags: ['FIND-03'] },
  () => {
    const currencyOf = (text: string) => readAmount(text)?.ranges[0]?.currency;
    const texts = ['5 €', 'EUR 5', '5 Euro', '5 euros', '5 eiro', '£5', '5 gbp', '5 USD'];
    expect(texts.map(currencyOf)).toEqual(['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'GBP', 'GBP', 'USD']);
    expect(['$5', '5'].map(currencyOf), 'a dollar may be one of several').toEqual([null, null]);
  },
);

test(
  'a word is a kind by its name in any language, and a month where it names one',
  { tags: ['FIND-04'] },
  () => {
    const words = [createWords('en', {}), createWords('lv', { Tires: 'Riepas' })];
    const none = { repair: [], fill: [], document: [], reminder: [] };
    const term = (text: string) => parseSearch(text, words)[0];
    const plain = { amounts: [], days: [], month: null };
    expect(term('sound')).toEqual({ phrase: 'sound', ...plain, types: none });
    for (const phrase of ['tires', 'riepas'])
      expect(term(phrase)).toEqual({
        phrase,
        ...plain,
        types: { ...none, repair: ['tyres'], reminder: ['tyres'] },
      });
    expect(term('june')).toEqual({ phrase: 'june', ...plain, month: 6, types: none });
  },
);

test(
  'what is typed becomes at most eight terms, and none of signs alone',
  { tags: ['FIND-02', 'FIND-07'] },
  () => {
    const words = [createWords('en', {})];
    const phrases = (text: string) => parseSearch(text, words).map(({ phrase }) => phrase);
    expect(phrases(' Oil,  May 2024 – € 150 5W-30 ')).toEqual(['oil', 'may 2024', '150', '5w 30']);
    expect(phrases('% _ \\ …')).toEqual([]);
    expect(phrases('a b c d e f g h i j')).toHaveLength(8);
    expect(phrases('\n May \t 2024\n')).toEqual(['may 2024']);
    expect(foldForSearch('  Šķēres\u00A0!! ')).toBe('skeres');
    expect(foldForSearch('oil — filter')).toBe('oil filter');
  },
);
