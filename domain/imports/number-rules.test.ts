import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { currenciesOf } from './currency-words.ts';
import { addVote, decideDecimal, noVote, readNumber } from './number-rules.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

function readAll(texts: string[]) {
  const vote = noVote();
  for (const text of texts) addVote(vote, text);
  const { mark, isOpen } = decideDecimal(vote);
  return { mark, isOpen, values: texts.map((text) => readNumber(text, mark)?.value) };
}

tableTest([
  { texts: ['12,345', '$45.67'], mark: '.', values: [12_345, 45.67] },
  { texts: ['12.345', '45,67'], mark: ',', values: [12.345 * 1000, 45.67] },
  { texts: ['1.234.567', '10'], mark: ',', values: [1_234_567, 10] },
  { texts: ['212477.0', '46.301'], mark: '.', values: [212_477, 46.301] },
  {
    texts: ['7,942307692307692307692307692'],
    mark: ',',
    values: [7.9423076923076925],
  },
  { texts: ['1,234.56', '2,345'], mark: '.', values: [1234.56, 2345] },
  { texts: ["1'234.50", '1,234'], mark: '.', values: [1234.5, 1234] },
])('the mark of a column is decided', ({ texts, mark, values }) => {
  expect(readAll(texts)).toEqual({ mark, isOpen: false, values });
});

test('numbers that could be either are asked about', { tags: ['IMP-03'] }, () => {
  expect(readAll(['12,345', '1,234']).isOpen).toBe(true);
  expect(readAll(['10', '200'])).toMatchObject({ isOpen: false, values: [10, 200] });
});

test('two ways of writing in one file are read number by number', () => {
  expect(readAll(['40.5', '250,00'])).toMatchObject({ isOpen: false, values: [40.5, 250] });
  expect(readAll(['40.5', '250,00', '1,234']).isOpen).toBe(true);
});

tableTest([' ', '\u00A0', '\u202F'])('a space groups digits, and the currency is proposed', (space) => {
  const read = readNumber(`1${space}234,50 kr`, ',');
  expect(read).toEqual({ value: 1234.5, affix: 'kr' });
  expect(currenciesOf('kr')).toEqual(['SEK', 'NOK', 'DKK', 'ISK']);
});

test('the sign of an unknown currency proposes none', () => {
  expect(readNumber('¤145.00', '.')).toEqual({ value: 145, affix: '¤' });
  expect(currenciesOf('¤')).toEqual([]);
  expect(currenciesOf('€')).toEqual(['EUR']);
  expect(currenciesOf('eur')).toEqual(['EUR']);
});

dataTest('what is a number', (text, value) => {
  expect(readNumber(text, '.')?.value).toBe(Number(value));
});

tableTest(['.125', '0.125', '1234.567', '-1234.567'])(
  'a decimal point is one whatever the file has',
  (text) => {
    expect(readNumber(text, ',')?.value).toBe(Number(text));
    expect(readAll([text])).toMatchObject({ mark: '.', isOpen: false });
  },
);

tableTest(['123,456', '-123,456', '-1.234'])('a number that could be either is asked about', (text) => {
  expect(readAll([text]).isOpen).toBe(true);
});

test('what stands around a number is its unit, without brackets, signs and a lonely mark', () => {
  const affixOf = (text: string) => readNumber(text, '.')?.affix;
  expect(affixOf('45 km')).toBe('km');
  expect(affixOf('US$ 45')).toBe('US$');
  expect(affixOf('US$ 45 each')).toBe('US$ each');
  expect(affixOf('(€ 45)')).toBe('€');
  expect(affixOf('+45')).toBe('');
  expect(affixOf('45,-')).toBe('');
  expect(affixOf('45.')).toBe('');
  expect(affixOf('45')).toBe('');
});

test('the owner is shown five numbers that could be either, as they are written', () => {
  const vote = noVote();
  for (const text of ['1,001', 'abc', '1,002 €', '1,003', '1,004', '1,005', '1,006']) addVote(vote, text);
  expect(vote).toEqual({ dot: 0, comma: 0, ambiguous: ['1,001', '1,002 €', '1,003', '1,004', '1,005'] });
});

dataTest('what is no number', (text) => {
  expect(readNumber(text, '.')).toBeNull();
});

test('a number written with either mark is read back', () => {
  const amount = fc.integer({ min: -99_999_999, max: 99_999_999 });
  fc.assert(
    fc.property(amount, fc.constantFrom('de-DE', 'en-US', 'lv-LV', 'fr-FR', 'de-CH'), (minor, locale) => {
      const text = (minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
      expect(readNumber(text, '.')?.value).toBeCloseTo(minor / 100, 6);
    }),
  );
});
