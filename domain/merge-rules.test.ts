import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { editOf } from './operations.ts';
import { changesBetween, mergeEdit, sameValue, settleClashes } from './merge-rules.ts';

const record = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() });

describe('merging an edit', () => {
  const stored = { brand: 'Volvo', model: 'V70', nickname: null };

  test('on the version the editor saw, every change is set', () => {
    expect(mergeEdit(stored, { model: { from: 'V60', to: 'V90' } }, true)).toEqual({
      set: { model: 'V90' },
      clashes: [],
    });
  });

  test('on a newer version, a field that nobody else touched is set', () => {
    expect(mergeEdit(stored, { model: { from: 'V70', to: 'V90' } }, false).set).toEqual({ model: 'V90' });
  });

  test('on a newer version, a field that someone else changed is a clash with both sides', () => {
    expect(mergeEdit(stored, { model: { from: 'V60', to: 'V90' } }, false)).toEqual({
      set: {},
      clashes: [{ field: 'model', mine: 'V90', theirs: 'V70' }],
    });
  });

  test('a field that already has the new value is neither set nor a clash', () => {
    expect(mergeEdit(stored, { model: { from: 'V60', to: 'V70' } }, false)).toEqual({ set: {}, clashes: [] });
  });

  test('a field without a change stays as it is', () => {
    expect(mergeEdit(stored, { model: undefined }, true)).toEqual({ set: {}, clashes: [] });
    expect(changesBetween({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({ b: { from: 2, to: 3 } });
  });

  test('two devices that changed different fields both keep their change', () => {
    fc.assert(
      fc.property(record, fc.jsonValue(), fc.jsonValue(), (before, mine, theirs) => {
        const now = { ...before, b: theirs };
        const { set, clashes } = mergeEdit(now, changesBetween(before, { a: mine }), false);
        expect(clashes).toEqual([]);
        expect(sameValue({ ...now, ...set }, { ...before, a: mine, b: theirs })).toBe(true);
      }),
    );
  });

  test('the changes between two records turn the one into the other', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const { set } = mergeEdit(before, changesBetween(before, after), true);
        expect(sameValue({ ...before, ...set }, after)).toBe(true);
      }),
    );
  });
});

describe('a clash that the owner settled', () => {
  const changes = { model: { from: 'V60', to: 'V90' }, brand: { from: 'Saab', to: 'Volvo' } };
  const clashes = [{ field: 'model', mine: 'V90', theirs: 'V70' }];

  test('for their own version is sent again, as a change of the other one', () => {
    expect(settleClashes(changes, clashes, 'mine')).toEqual({
      model: { from: 'V70', to: 'V90' },
      brand: { from: 'Saab', to: 'Volvo' },
    });
  });

  test('for the other version is not sent', () => {
    expect(settleClashes(changes, clashes, 'theirs')).toEqual({ brand: { from: 'Saab', to: 'Volvo' } });
  });

  test('over a field that was not changed changes nothing', () => {
    expect(settleClashes({}, clashes, 'mine')).toEqual({});
    expect(changes.model.from).toBe('V60');
  });
});

test('absent and null are the same value, order of keys does not matter', () => {
  expect(sameValue({ a: 1, b: null }, { a: 1 })).toBe(true);
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(null, 0)).toBe(false);
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue('x', 'x')).toBe(true);
  expect(sameValue(1, {})).toBe(false);
  expect(sameValue({}, 1)).toBe(false);
  expect(sameValue({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
});

test('an edit takes known fields only', () => {
  const Edit = z.object(editOf({ title: z.string() }));
  const base = { opId: '0199aaaa-0000-7000-8000-000000000001', baseVersion: 1 };
  expect(Edit.safeParse({ ...base, changes: { title: { from: 'a', to: 'b' } } }).success).toBe(true);
  expect(Edit.safeParse({ ...base, changes: { ownerId: { from: 'a', to: 'b' } } }).success).toBe(false);
  expect(Edit.safeParse({ ...base, changes: { title: { from: 'a', to: 5 } } }).success).toBe(false);
});
