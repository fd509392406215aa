import { expect } from 'vitest';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { readText } from './text-reading.ts';
import { wordFeatures } from './word-features.ts';

const table = tablesOf('assessment/expressions.tsv');

tableTest(table('the features of a text'))('the features of a text', (text, features) => {
  expect([...wordFeatures(readText(text, 'en').tokens)]).toEqual(partsOf(features));
});
