import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { mailTurns, messageTurns, noteOutcome, restsUntil } from './take-turns.ts';

const now = new Date('2026-11-29T12:00:00Z');
const SECOND_MS = 1000;

test('a target that is silent three times rests, longer each time and an hour at most, until it answers', () => {
  const [target, other] = [newId(), newId()];
  const restAfterSilence = () => {
    noteOutcome(target, false, now);
    return (restsUntil(target, now)?.getTime() ?? now.getTime()) - now.getTime();
  };
  const rests = Array.from({ length: 10 }, restAfterSilence).map((ms) => ms / SECOND_MS);
  expect(rests).toEqual([0, 0, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(restsUntil(other, now)).toBeNull();
  expect(restsUntil(target, new Date(now.getTime() + 3600 * SECOND_MS))).toBeNull();
  noteOutcome(target, true, now);
  expect(restsUntil(target, now)).toBeNull();
  expect(restAfterSilence()).toBe(0);
});

test.each([
  ['mails', mailTurns],
  ['messages', messageTurns],
])('an account whose %s never end leaves a turn to another', async (_name, turns) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const all = Array.from({ length: 40 }, () => turns.run('greedy', () => ended));
  expect(await turns.run('other', async () => 'sent')).toBe('sent');
  end();
  await Promise.all(all);
});
