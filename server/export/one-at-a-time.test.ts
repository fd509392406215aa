import { expect, test } from 'vitest';
import { openGate } from './one-at-a-time.ts';

test('tasks take turns, in their order, also after one that fails', async () => {
  const gate = openGate();
  const seen: string[] = [];
  const task = (name: string, fails = false) =>
    gate.run(async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  expect(gate.isBusy()).toBe(false);
  const all = [task('a', true), task('b'), task('c')];
  expect(gate.isBusy()).toBe(true);
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(gate.isBusy()).toBe(false);
});
