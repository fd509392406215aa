import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { semaphoreByKey } from './semaphore-by-key.ts';

function heldTask() {
  const held = Promise.withResolvers<void>();
  return { run: () => held.promise, end: held.resolve };
}

test('at most so many tasks of one key run, the others follow in order', async () => {
  const turns = semaphoreByKey(2);
  const begun: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...heldTask() }));
  const all = tasks.map(({ name, run }) =>
    turns('car', () => {
      begun.push(name);
      return run();
    }),
  );
  await soon();
  expect(begun).toEqual(['a', 'b']);
  tasks[1]!.end();
  await soon();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { end } of tasks) end();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('another key does not wait', async () => {
  const turns = semaphoreByKey(1);
  const held = heldTask();
  const first = turns('one', held.run);
  expect(await turns('other', () => Promise.resolve('done'))).toBe('done');
  held.end();
  await first;
});

test('a task that fails lets the next one begin, and a key whose tasks are done begins anew', async () => {
  const turns = semaphoreByKey(1);
  const failed = turns('car', () => Promise.reject(new Error('no')));
  const next = turns('car', () => Promise.resolve(2));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe(2);
  expect(await turns('car', () => Promise.resolve(3))).toBe(3);
});
