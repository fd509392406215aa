import { expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { CODE_CATEGORIES } from './knowledge/trouble-codes.ts';
import { categoryOfCode, explainCode, troubleCodesIn } from './trouble-code-rules.ts';

const dataTest = dataTestsOf('assessment/complaints.tsv');

dataTest('the codes in a text', (text, codes) => {
  expect(troubleCodesIn(text)).toEqual(partsOf(codes));
});

dataTest('what a code means', (code, meaning) => {
  expect(explainCode(code, 'en')).toEqual({ code, meaning });
});

test('explains a code in Latvian', () => {
  expect(explainCode('P0123', 'lv').meaning).toBe('Degvielas un gaisa dozēšana; vispārējs kods');
  expect(explainCode('B2999', 'lv').meaning).toBe(
    'Virsbūve un komforta sistēmas; ražotāja kods, kura precīzā nozīme atkarīga no markas',
  );
});

dataTest('the category of a code', (code, category) => {
  expect(categoryOfCode(code)).toBe(category);
});

test('of two known beginnings of a code the longer one counts', () => {
  expect(CODE_CATEGORIES.map(([prefix]) => [prefix, categoryOfCode(prefix)])).toEqual(CODE_CATEGORIES);
});
