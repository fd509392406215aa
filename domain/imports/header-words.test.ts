import { expect } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { headerWords } from './header-words.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

dataTest('a header is its words and its unit', (header, words, unit) => {
  expect([headerWords(header).words.join(' '), headerWords(header).unit]).toEqual([words, unit]);
});
