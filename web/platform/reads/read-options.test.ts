import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/api/errors.ts';
import { queryClient } from './query.ts';
import { readOptions } from './read-options.ts';
import { isRenewalDue } from '#web/platform/session/renewal-due.ts';

test('a cached query is kept 5 minutes', { tags: ['LIM-19'] }, () => {
  expect(readOptions.gcTime).toBe(5 * 60 * 1_000);
});

test(
  'a read without an answer is tried three times more; a refusal is not',
  { tags: ['LIM-20', 'ERR-20'] },
  () => {
    const refused = (status: number) => new ApiError({ code: 'REFUSED', status, message: 'no' });
    for (const noAnswer of [new NetworkError(null), ...[502, 503, 504].map(refused)])
      expect([0, 1, 2, 3].map((failures) => readOptions.retry(failures, noAnswer))).toEqual([
        true,
        true,
        true,
        false,
      ]);
    expect([500, 404].map((status) => readOptions.retry(0, refused(status)))).toEqual([false, false]);
  },
);

test('the pause between reads doubles up to 30 s', { tags: ['LIM-21'] }, () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(readOptions.retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('every read of the app follows them', { tags: ['LIM-19', 'LIM-20', 'LIM-21'] }, () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject(readOptions);
});

test('a session is renewed when three ticks of 30 s or fewer remain', { tags: ['LIM-12'] }, () => {
  const end = Date.parse('2026-01-01T12:00:00Z');
  const left = (seconds: number) => isRenewalDue('2026-01-01T12:00:00Z', end - seconds * 1_000);
  expect([91, 90, 30, 0, -5].map(left)).toEqual([false, true, true, true, true]);
});
