import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { mergeChanges } from './operations.ts';

const stored = { version: 3, title: 'Squeal', notes: '', list: ['a'], cost: null as number | null };
const change = (from: unknown, to: unknown) => ({ from, to });

test('sets fields that nobody else changed, and skips fields that already have the value', () => {
  expect(
    mergeChanges(stored, { baseVersion: 3, changes: { title: change('Squeal', 'Noise'), notes: undefined } }),
  ).toEqual({ title: 'Noise' });
  expect(mergeChanges(stored, { baseVersion: 2, changes: { title: change('Squeal', 'Noise') } })).toEqual({
    title: 'Noise',
  });
  expect(
    mergeChanges(stored, {
      baseVersion: 1,
      changes: { title: change('Other', 'Squeal'), list: change([], ['a']) },
    }),
  ).toEqual({});
  expect(mergeChanges(stored, { baseVersion: 2, changes: { cost: change(undefined, 12) } })).toEqual({
    cost: 12,
  });
});

test('an edit of the current version may describe the old value differently', () => {
  expect(mergeChanges(stored, { baseVersion: 3, changes: { title: change('squeal', 'Noise') } })).toEqual({
    title: 'Noise',
  });
});

test('refuses the whole edit with both values of each conflict', () => {
  const changes = { title: change('Old', 'Mine'), list: change([], ['b']), notes: change('', 'kept out') };
  let thrown: unknown;
  try {
    mergeChanges(stored, { baseVersion: 2, changes });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ORPCError);
  expect(thrown).toMatchObject({
    code: 'CONFLICT',
    status: 409,
    data: {
      version: 3,
      clashes: [
        { field: 'title', mine: 'Mine', theirs: 'Squeal' },
        { field: 'list', mine: ['b'], theirs: ['a'] },
      ],
    },
  });
});
