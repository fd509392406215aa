import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { createWords } from '#domain/language/words.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { sourceNames, unreadableMessage } from './reason-words.ts';
import { skippedPhrases } from './skipped-words.ts';
import { ImportSource, type UnreadableReason } from './schema.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

test('a file of another app is named by that app, in both languages', { tags: ['IMP-06'] }, () => {
  const refused = { file: 'a.csv', row: null, reason: 'other-app' } as const;
  const fuelio = unreadableMessage({ ...refused, looksLike: 'fuelio' });
  expect(createWords('en', {}).format(fuelio)).toBe('The file is from Fuelio. Import it separately.');
  expect(latvian[fuelio.phrase]).toContain('{app}');
  for (const looksLike of ['table', undefined] as const) {
    const unnamed = unreadableMessage(looksLike ? { ...refused, looksLike } : refused);
    expect(unnamed).toEqual({ phrase: 'The file is from another app. Import it separately.' });
  }
});

test('every app has its name, and what was left out has words', { tags: ['IMP-06'] }, () => {
  expect(Object.keys(sourceNames)).toEqual(ImportSource.options.filter((source) => source !== 'table'));
  expect(new Set(Object.values(skippedPhrases)).size).toBe(Object.keys(skippedPhrases).length);
});

dataTest<[UnreadableReason, string]>('every reason has its words', { tags: ['IMP-06'] }, (reason, phrase) => {
  expect(unreadableMessage({ file: 'a.csv', row: 2, reason })).toEqual({ phrase });
});
