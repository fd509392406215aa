import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { createWords } from '#domain/language/words.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { skippedPhrases, sourceNames, unreadableMessage } from './reason-words.ts';
import { ImportSource, type UnreadableReason } from './schema.ts';

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

tableTest<[UnreadableReason, string]>([
  ['cells', 'The row has more or fewer cells than its table'],
  ['date', 'The date cannot be read'],
  ['date-order', 'The day and the month stand in another order than in the other rows'],
  ['date-future', 'The date is in the future'],
  ['odometer', 'The mileage cannot be read'],
  ['amount', 'The amount cannot be read'],
  ['cost', 'The cost cannot be read'],
  ['title', 'There is no title'],
  ['currency', 'The currency is not known'],
  ['fuel', 'The fuel is not known'],
  ['fuel-unit', 'The unit of the amount is not known'],
  ['distance-unit', 'The unit of the mileage is not known'],
  ['reminder', 'It is not clear when the reminder is due'],
  ['file-empty', 'The file is empty'],
  ['file-too-large', 'The file is too large'],
  ['file-unknown', 'The file is from an app that Carful does not know'],
  ['zip-encrypted', 'The zip file is encrypted. Unpack it first.'],
])('every reason has its words', { tags: ['IMP-06'] }, (reason, phrase) => {
  expect(unreadableMessage({ file: 'a.csv', row: 2, reason })).toEqual({ phrase });
});
