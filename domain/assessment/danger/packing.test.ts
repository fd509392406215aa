import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSteps, STEP_LIMIT, unpackSteps } from './packing.ts';

const LENGTH = 2000;
const step = fc.integer({ min: -STEP_LIMIT, max: STEP_LIMIT });
const rare = fc.array(fc.tuple(fc.nat(LENGTH - 1), step), { maxLength: 200 }).map((list) => {
  const steps = new Int8Array(LENGTH);
  for (const [at, value] of list) steps[at] = value;
  return steps;
});
const dense = fc.array(step, { minLength: LENGTH, maxLength: LENGTH }).map((list) => Int8Array.from(list));
const steps = fc.oneof(rare, dense);

const pattern = (factor: number) =>
  Int8Array.from({ length: 30 }, (_, at) => ((at * factor) % (2 * STEP_LIMIT + 1)) - STEP_LIMIT);
const few = (steps: readonly number[]) => {
  const all = new Int8Array(LENGTH);
  all.set(steps, 700);
  return all;
};

test.each([
  [
    'AAAAAAAjGAHlHVWW3r_eQfAC9EvLQ4he5vS_181MgXfA8IthIPACBa9ZjFqQHnf3TT-1_xR0NC6JbPzaDj33_PtOQNXsoAAAAAA',
    [pattern(5), pattern(4)],
  ],
  ['__________________dkXG_nWk3IE2EAAmQsfuRE', [few([1, -1, 2, 0, 0, 3, -14]), few([1, 0, 0, -2, 0, 14, 1])]],
  // Borders of the coding: the smallest range at the end, and a number that fills its digits.
  ['LAAAA', [Int8Array.of(2), Int8Array.of(0)]],
  ['KJyNAAAAA', [Int8Array.of(2, 1, -3), Int8Array.of(-2, 0, 4)]],
] as const)(
  'weights are written alike for ever, so that shipped ones can be read: %s',
  (text, [one, other]) => {
    expect(packSteps(one, other)).toBe(text);
    expect(unpackSteps(text, one.length)).toEqual([one, other]);
  },
);

test('weights survive being written as text that needs no escape', () => {
  fc.assert(
    fc.property(steps, steps, (one, other) => {
      const text = packSteps(one, other);
      expect(text).toMatch(/^[\w-]*$/);
      expect(unpackSteps(text, LENGTH)).toEqual([one, other]);
    }),
    { numRuns: 60 },
  );
});

test.each([0, 1, -1, STEP_LIMIT, -STEP_LIMIT])('so do weights that are all %i', (value) => {
  const [one, other] = [new Int8Array(LENGTH).fill(value), new Int8Array(LENGTH).fill(-value)];
  expect(unpackSteps(packSteps(one, other), LENGTH)).toEqual([one, other]);
});

test('what is likely takes little space', () => {
  const none = new Int8Array(LENGTH);
  expect(packSteps(none, none).length).toBeLessThan(LENGTH / 50);
  const some = none.map((_, at) => (at % 10 === 0 ? 1 : 0));
  expect(packSteps(some, some).length).toBeLessThan(packSteps(some, some.toReversed()).length);
});
