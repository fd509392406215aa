import { expect } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { isCommonPassword } from './common-passwords.ts';

const dataTest = dataTestsOf('accounts.tsv');

dataTest('a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

dataTest('a password that is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
