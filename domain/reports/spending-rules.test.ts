import { expect, test } from 'vitest';
import type { PaidKind } from './costs-schema.ts';
import { spendingOf } from './spending-rules.ts';

const payment = (date: string, kind: PaidKind, costMinor: number | null, currency = 'EUR') => ({
  date,
  kind,
  costMinor,
  currency,
});

test('what was paid has fuel in it, calendar years, last year to the same day, and no currency of another', () => {
  const payments = [
    payment('2024-12-31', 'fuel', 1),
    payment('2025-01-01', 'fuel', 10),
    payment('2025-03-15', 'repair', 100),
    payment('2025-03-16', 'tax', 1_000),
    payment('2026-01-01', 'fuel', 10_000),
    payment('2026-03-15', 'repair', 100_000),
    payment('2026-12-31', 'insurance', 1_000_000),
    payment('2026-03-15', 'repair', null),
    payment('2026-03-15', 'none', 5, 'GBP'),
  ];
  expect(spendingOf(payments, '2026-03-15')).toEqual([
    {
      currency: 'EUR',
      thisMonth: 100_000,
      thisYear: 1_110_000,
      lastYearToDate: 110,
      lastYear: 1_110,
      lifetime: 1_111_111,
    },
    { currency: 'GBP', thisMonth: 5, thisYear: 5, lastYearToDate: 0, lastYear: 0, lifetime: 5 },
  ]);
  expect(spendingOf([payment('2023-02-28', 'fuel', 7)], '2024-02-29')[0]?.lastYearToDate).toBe(7);
  expect(spendingOf([payment('2026-03-15', 'fuel', null)], '2026-03-15')).toEqual([]);
});
