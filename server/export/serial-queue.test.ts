import { expect, test } from 'vitest';
import { serialQueue } from './serial-queue.ts';

test('runs tasks one at a time in order, also after a failure', async () => {
  const queue = serialQueue();
  const seen: string[] = [];
  const task = (name: string, fails = false) =>
    queue.run(async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  expect(queue.isBusy()).toBe(false);
  const all = [task('a', true), task('b'), task('c')];
  expect(queue.isBusy()).toBe(true);
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(queue.isBusy()).toBe(false);
});
