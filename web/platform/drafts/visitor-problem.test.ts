import { expect, test } from 'vitest';
import { emptyLog } from '#domain/issues/log-flow-rules.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import {
  forgetVisitorProblem,
  isWanted,
  keepVisitorProblem,
  readVisitorProblems,
} from './visitor-problem.ts';

test('whoever logs in half an hour after "Keep it" is asked first', { tags: ['VISIT-08'] }, () => {
  const problem = { flow: emptyLog('squeal', new Date()), language: 'en' } as const;
  const minutesAgo = (minutes: number) => isWanted({ ...problem, wantedAt: Date.now() - minutes * 60_000 });
  expect([0, 29, 31].map(minutesAgo)).toEqual([true, true, false]);
  expect(isWanted({ ...problem, wantedAt: null })).toBe(false);
});

test('several problems wait side by side, beside the one of 0.2.0', { tags: ['VISIT-11'] }, () => {
  const problem = (text: string) =>
    ({ flow: emptyLog(text, new Date(), text), language: 'en', wantedAt: 1 }) as const;
  const [brakes, oil] = [problem('brakes'), problem('oil')];
  writeDevice('guest:problem', JSON.stringify(brakes));
  keepVisitorProblem(oil);
  expect(readVisitorProblems()).toEqual([brakes, oil]);
  const changed = { ...brakes, wantedAt: null };
  keepVisitorProblem(changed);
  expect(readVisitorProblems()).toEqual([changed, oil]);
  forgetVisitorProblem('brakes');
  // Undone, it comes back to its place: the last one is gone on with.
  keepVisitorProblem(brakes);
  expect(readVisitorProblems()).toEqual([brakes, oil]);
  forgetVisitorProblem('brakes');
  forgetVisitorProblem('oil');
  expect(readDevice('guest:problem')).toBeNull();
});
