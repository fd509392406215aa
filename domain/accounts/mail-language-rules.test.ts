import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { preferredLanguage } from './mail-language-rules.ts';

const dataTest = dataTestsOf('accounts.tsv');

dataTest(
  'D92: the language of a mail by what was chosen and what is offered',
  (language, chosen, offered) => {
    expect(preferredLanguage(chosen || undefined, offered)).toBe(language);
  },
);

test('what is no language at all is English', () => {
  expect(preferredLanguage({ $ne: 1 }, undefined)).toBe('en');
});
