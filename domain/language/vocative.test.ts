import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { vocative } from './vocative.ts';

const dataTest = dataTestsOf('language.tsv');

dataTest('a name as it is addressed', (name, addressed) => {
  expect(vocative(name, 'lv')).toBe(addressed);
});

dataTest('a name that is not declined stays as it is', (name) => expect(vocative(name, 'lv')).toBe(name));

test('English has no vocative', () => {
  expect(vocative('Jānis', 'en')).toBe('Jānis');
});
