import { expect, test } from 'vitest';
import { createWords } from '#domain/language/words.ts';
import { foldForSearch, markMatches } from './fold.ts';
import { parseSearch } from './query-rules.ts';
import { monthNamed, readDate } from './read-date.ts';
import { readAmount } from './read-amount.ts';

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
    'may maijs maija maijam jan feb marta apr junijs junija jul aug augusta sept okt oct nov dec'.split(' ');
  expect(months.map(monthNamed)).toEqual([5, 5, 5, 5, 1, 2, 3, 4, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12]);
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
  for (const text of ['31.02.2024', '2024-13-01', '13.2024', '3.05', 'oil 2024x', '12.5', '2024'])
    expect([text, readDate(text)]).toEqual([text, null]);
  expect(readDate('2/2024')!.ranges).toEqual([{ from: '2024-02-01', to: '2024-02-29' }]);
  expect(readDate('03/05/2024')!.ranges.map(({ from }) => from)).toEqual(['2024-05-03', '2024-03-05']);
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
  for (const text of ['5W-30', '12x', '€', '1234567890', '1.2.3'])
    expect([text, of(text)]).toEqual([text, undefined]);
});

test(
  'what is typed becomes at most eight terms, and none of signs alone',
  { tags: ['FIND-02', 'FIND-07'] },
  () => {
    const words = [createWords('en', {})];
    const phrases = (text: string) => parseSearch(text, words).map(({ phrase }) => phrase);
    expect(phrases(' Oil,  May 2024 – € 150 5W-30 ')).toEqual(['oil', 'may 2024', '150', '5w 30']);
    expect(phrases('% _ \\ …')).toEqual([]);
    expect(phrases('a b c d e f g h i j')).toHaveLength(8);
    expect(foldForSearch('  Šķēres\u00A0!! ')).toBe('skeres');
  },
);
