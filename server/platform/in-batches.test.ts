import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('what is asked at the same time is done at once, each with its own answer', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (_on: object, items: number[]) => {
    batches.push(items);
    return items.map((item) => 2 * item);
  });
  const on = {};
  expect(await Promise.all([1, 2, 3].map((item) => double(on, item)))).toEqual([2, 4, 6]);
  expect(await double(on, 4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what is asked while a batch is under way is done after it, and another database has its own', async () => {
  const [first, second] = [Promise.withResolvers<void>(), {}];
  const batches: string[][] = [];
  const name = inBatches(async (on: { until?: Promise<void> }, items: string[]) => {
    batches.push(items);
    await on.until;
    return items;
  });
  const slow = { until: first.promise };
  const begun = name(slow, 'a');
  await expect.poll(() => batches).toEqual([['a']]);
  const later = ['b', 'c'].map((item) => name(slow, item));
  expect(await name(second, 'd')).toBe('d');
  first.resolve();
  expect(await Promise.all([begun, ...later])).toEqual(['a', 'b', 'c']);
  expect(batches).toEqual([['a'], ['d'], ['b', 'c']]);
});

test('one that cannot be done fails alone', async () => {
  const name = inBatches(async (_on: object, items: string[]) => {
    if (items.includes('bad')) throw new Error('bad');
    return items;
  });
  const on = {};
  const results = await Promise.allSettled(['a', 'bad', 'c'].map((item) => name(on, item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await name(on, 'd')).toBe('d');
});
