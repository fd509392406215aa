import { expect } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { isDueName } from './due-words.ts';
import { headerWords } from './header-words.ts';
import { repairKindOf } from './repair-kind-words.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

dataTest('a header is its words and its unit', (header, words, unit) => {
  expect([headerWords(header).words.join(' '), headerWords(header).unit]).toEqual([words, unit]);
});

dataTest('the kind of work that a title tells', (title, kind) => {
  expect(repairKindOf(title) ?? '').toBe(kind);
});

dataTest('what is to be done again', (name, yes) => {
  expect(isDueName(name) ? 'yes' : '').toBe(yes);
});
