import { expect, test } from 'vitest';
import { emptyRepairForm, withBegun } from './form-values.ts';

test('what a link begins a form with fills what is empty, and a cost goes with its currency', () => {
  const begun = { title: 'Brakes', cost: '129.90', currency: 'EUR', links: { squeal: 'resolved' as const } };
  const typed = { ...emptyRepairForm('2026-03-05'), title: ' ', links: { noise: 'resolved' as const } };
  const pick = ({ title, cost, currency }: { title: string; cost: string; currency: string }) =>
    [title, cost, currency].join(' ');
  expect(withBegun(typed, begun).links).toEqual({ noise: 'resolved', squeal: 'resolved' });
  expect(pick(withBegun({ ...typed, currency: 'USD' }, begun))).toBe('Brakes 129.90 EUR');
  expect(pick(withBegun({ ...typed, title: 'Oil', cost: '40' }, begun))).toBe('Oil 40 ');
  expect(pick(withBegun({ ...typed, currency: 'USD' }, { title: 'Towing' }))).toBe('Towing  USD');
});
