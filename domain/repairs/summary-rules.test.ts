import { expect, test } from 'vitest';
import { repair } from '#domain/outbox/pending-samples.ts';
import { newRepair } from './new-repair.ts';
import type { RepairDraft } from './schema.ts';
import { summaryOf } from './summary-rules.ts';

const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
const of = (n: number, changes: object) => newRepair(repair(n, changes).input as RepairDraft, '');

test('a repair dated after this year is the latest only while there is no other', () => {
  const latest = (...repairs: object[]) =>
    summaryOf(
      repairs.map((one, at) => of(30 + at, one)),
      year,
    ).latest?.date;
  const mistyped = { date: '2062-01-01' };
  expect(latest()).toBeUndefined();
  expect(latest(mistyped)).toBe('2062-01-01');
  expect(latest(mistyped, { date: '2025-01-01' })).toBe('2025-01-01');
});

test('sums are of one currency, and shops are offered once', { tags: ['FILT-18'] }, () => {
  const repairs = [
    of(30, { garageName: 'Best', cost: 10 }),
    of(31, { garageName: 'Anna', cost: 5, currency: 'JPY' }),
    of(32, { garageName: 'Best', cost: 2.5, date: '2025-12-31' }),
    of(33, { mechanicName: 'Juris', cost: null }),
  ];
  expect(summaryOf(repairs, year)).toMatchObject({
    count: 4,
    shops: ['Anna', 'Best'],
    thisYear: [
      { minor: 1_000, currency: 'EUR' },
      { minor: 5, currency: 'JPY' },
    ],
    lifetime: [
      { minor: 1_250, currency: 'EUR' },
      { minor: 5, currency: 'JPY' },
    ],
  });
});
