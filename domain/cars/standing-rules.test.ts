import { expect, test } from 'vitest';
import type { Car } from './schema.ts';
import { nothingDue, standingOf } from './standing-rules.ts';

const car = (changes: { outOfUse?: Car['outOfUse']; isBlank?: boolean } = {}) => ({
  outOfUse: changes.outOfUse ?? null,
  health: { isBlank: changes.isBlank ?? false } as Car['health'],
});
const sold = { reason: 'sold', since: '2026-03-01' } as const;
const due = { overdue: 2, now: 1, first: 'OCTA' };

test.each([
  ['overdue', car(), due, '{n} overdue'],
  ['due today', car(), { ...due, overdue: 0 }, '{n} due now'],
  ['overdue, before that nothing was recorded', car({ isBlank: true }), due, '{n} overdue'],
  ['blank', car({ isBlank: true }), nothingDue, 'Nothing recorded yet'],
  ['sold, whatever is due', car({ outOfUse: sold }), due, undefined],
] as const)('a car is not all good when it is %s', (_what, of, what, phrase) => {
  const standing = standingOf(of, what);
  expect(standing).not.toBeNull();
  expect(standing?.message?.phrase).toBe(phrase);
});

test('a car in use, of which something is known and nothing is due, is judged by its problems', () => {
  expect(standingOf(car())).toBeNull();
});
