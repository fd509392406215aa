import { expect, test } from 'vitest';
import { emptyLog } from '#domain/issues/log-flow-rules.ts';
import { isWanted } from './visitor-problem.ts';

test('whoever logs in half an hour after "Keep it" is asked first', { tags: ['VISIT-08'] }, () => {
  const problem = { flow: emptyLog('squeal', new Date()), language: 'en' } as const;
  const minutesAgo = (minutes: number) => isWanted({ ...problem, wantedAt: Date.now() - minutes * 60_000 });
  expect([0, 29, 31].map(minutesAgo)).toEqual([true, true, false]);
  expect(isWanted({ ...problem, wantedAt: null })).toBe(false);
});
