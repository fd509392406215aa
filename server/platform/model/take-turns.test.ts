import { afterEach, expect, test, vi } from 'vitest';
import { takeTurn } from './take-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an account has three answers of a model under way, and another account waits for none of them', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const ask = async (key: string) => {
    ends.push(await takeTurn(key));
    begun.push(key);
  };
  const all = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'other'].map(ask);
  await expect.poll(() => begun).toEqual(['greedy', 'greedy', 'greedy', 'other']);
  ends[0]!();
  await expect.poll(() => begun).toHaveLength(5);
  ends[1]!();
  await Promise.all(all);
  for (const end of ends) end();
});

test('whoever waits too long for a turn is told so, and whoever leaves waits no longer', async () => {
  vi.useFakeTimers();
  const running = await Promise.all([1, 2, 3].map(() => takeTurn('slow')));
  const leaving = new AbortController();
  const left = expect(takeTurn('slow', leaving.signal)).rejects.toThrow('left');
  leaving.abort(new Error('left'));
  await left;
  const late = expect(takeTurn('slow')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  for (const end of running) end();
  (await takeTurn('slow'))();
});
