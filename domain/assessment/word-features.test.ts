import { expect } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { readText } from './text-reading.ts';
import { wordFeatures } from './word-features.ts';

const dataTest = dataTestsOf('assessment/expressions.tsv');

dataTest('the features of a text', (text, features) => {
  expect([...wordFeatures(readText(text, 'en').tokens)]).toEqual(partsOf(features));
});
