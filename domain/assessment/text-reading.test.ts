import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { fold, readText, writtenLanguage } from './text-reading.ts';

const table = tablesOf('assessment/expressions.tsv');
const dataTest = dataTestsOf('assessment/expressions.tsv');

test('folded text has no capitals, no diacritics and no apostrophes', () => {
  expect(fold("Mašīna NEIET, doesn't don’t `a´")).toBe('masina neiet, doesnt dont a');
});

describe('the language a text is written in', () => {
  dataTest('is told by its letters and its common words', (language, text) => {
    expect(writtenLanguage(text, 'en')).toBe(language);
    expect(writtenLanguage(text, 'lv')).toBe(language);
  });

  tableTest(['', 'P0301', 'xyz', 'the un', 'auto ar in on'])(
    'is the fallback where nothing tells',
    (text) => {
      expect(writtenLanguage(text, 'en')).toBe('en');
      expect(writtenLanguage(text, 'lv')).toBe('lv');
    },
  );
});

/** The words of a text with their place: 'word sentence/clause', '!' where denied, '-' where it denies. */
const read = (text: string, language: 'en' | 'lv' = 'en') =>
  readText(text, language).tokens.map(
    ({ word, sentence, clause, isNegated, isNegator }) =>
      `${word} ${sentence}/${clause}${isNegated ? '!' : ''}${isNegator ? '-' : ''}`,
  );
const denied = (text: string, language: 'en' | 'lv' = 'en') =>
  readText(text, language)
    .tokens.filter(({ isNegated }) => isNegated)
    .map(({ word }) => word)
    .join(' ');

describe('sentences and clauses', () => {
  test('a comma, a colon and a dash end a clause, the other signs a sentence', () => {
    expect(read('a, b: c – d')).toEqual(['a 0/0', 'b 0/1', 'c 0/2', 'd 0/3']);
    expect(read('a. b! c? d; e\nf')).toEqual(['a 0/0', 'b 1/1', 'c 2/2', 'd 3/3', 'e 4/4', 'f 5/5']);
    expect(read('a ... b?! c')).toEqual(['a 0/0', 'b 1/1', 'c 2/2']);
    expect(read('')).toEqual([]);
    expect(read(', . a')).toEqual(['a 1/2']);
  });

  test('a number with a full stop ends no sentence', () => {
    expect(read('the 2. gear')).toEqual(['the 0/0', '2 0/0', 'gear 0/1']);
    expect(read('the 12. gear')).toEqual(['the 0/0', '12 0/0', 'gear 0/1']);
    expect(read('P2. gear')).toEqual(['p2 0/0', 'gear 1/1']);
    expect(read('2a. gear')).toEqual(['2a 0/0', 'gear 1/1']);
  });

  test('a word like "but" begins a clause, "and" does not', () => {
    expect(read('x but y')).toEqual(['x 0/0', 'but 0/1', 'y 0/1']);
    expect(read('x and y')).toEqual(['x 0/0', 'and 0/0', 'y 0/0']);
    expect(read('x bet y', 'lv')).toEqual(['x 0/0', 'bet 0/1', 'y 0/1']);
    expect(read('x un y', 'lv')).toEqual(['x 0/0', 'un 0/0', 'y 0/0']);
  });
});

describe('what a negation covers', () => {
  tableTest(table('what a negation covers: in English'))('in English', (text, words) => {
    expect(denied(text)).toBe(words);
  });

  dataTest('in Latvian, also before it at the end of a clause', (text, words) => {
    expect(denied(text, 'lv')).toBe(words);
  });

  test('in English only what follows', () => {
    expect(denied('smoke not')).toBe('');
    expect(denied('is smoke no, fire')).toBe('');
  });

  test('a negation is not negated itself', () => {
    expect(read('no never smoke')).toEqual(['no 0/0-', 'never 0/0-', 'smoke 0/0!']);
  });
});
