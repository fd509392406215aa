import { describe, expect, test } from 'vitest';
import { costWithFuel, totalOf } from './cost-with-fuel-rules.ts';
import type { Purchase } from '#domain/fills/overview-schema.ts';

const bought = (month: string, minor: number, changes: Partial<Purchase> = {}): Purchase => ({
  month,
  energy: 'gasoline',
  currency: 'EUR',
  amount: 40_000,
  minor,
  unknown: 0,
  lowest: 1,
  highest: 1,
  isIncomplete: false,
  ...changes,
});
const repair = (month: string, minor: number, currency = 'EUR') => ({
  month,
  kind: 'service' as const,
  currency,
  minor,
});
const mileage = [
  { month: '2024-12', km: 10_000 },
  { month: '2025-12', km: 12_000 },
  { month: '2026-06', km: 13_000 },
];
const costs = [
  repair('2024-12', 99_900),
  repair('2025-05', 4_000),
  repair('2026-01', 2_000),
  repair('2026-01', 7, 'USD'),
];
const purchases = [
  bought('2024-12', 5_000),
  bought('2025-03', 10_000),
  bought('2025-12', 10_000),
  bought('2026-06', 10_000),
];

describe('the cost per km with and without fuel', () => {
  test('is that of the same distance, in all and by year', { tags: ['FUEL-25'] }, () => {
    const found = costWithFuel(purchases, { costs, mileage }, 'EUR')!;
    expect(found).toEqual({
      from: '2024-12',
      to: '2026-06',
      km: 3_000,
      all: { fuel: 10, other: 2 },
      years: [
        { year: 2025, fuel: 10, other: 2 },
        { year: 2026, fuel: 10, other: 2 },
      ],
    });
    expect(totalOf(found.all)).toBe(12);
  });

  test('counts every energy, and no other currency', { tags: ['FUEL-10', 'FUEL-25'] }, () => {
    const all = [
      ...purchases,
      bought('2025-06', 3_000, { energy: 'adblue' }),
      bought('2025-06', 9, { currency: 'USD' }),
    ];
    expect(costWithFuel(all, { costs, mileage }, 'EUR')!.all.fuel).toBe(11);
    expect(costWithFuel(all, { costs, mileage }, 'USD')!.all).toEqual({ fuel: 9 / 3_000, other: 7 / 3_000 });
  });

  test('is unknown where a cost or a fill-up is missing, and only there', { tags: ['FUEL-25'] }, () => {
    const missing = bought('2025-03', 0, { isIncomplete: true });
    const found = costWithFuel([...purchases, missing], { costs, mileage }, 'EUR')!;
    expect(found.all).toEqual({ fuel: 10, other: 2 });
    expect(found.years.map(({ fuel }) => fuel)).toEqual([null, 10]);
    const last = { ...missing, month: '2026-06' };
    const none = costWithFuel([...purchases, missing, last], { costs, mileage }, 'EUR')!;
    expect([none.all.fuel, totalOf(none.all)]).toEqual([null, null]);
    const before = { ...missing, month: '2024-12' };
    const abroad = { ...missing, currency: 'USD' };
    const after = { ...missing, month: '2026-07' };
    expect(costWithFuel([...purchases, before, abroad, after], { costs, mileage }, 'EUR')!.all.fuel).toBe(10);
  });

  test('has nothing to tell without distance or costs', { tags: ['FUEL-25'] }, () => {
    expect(costWithFuel(purchases, { costs, mileage: mileage.slice(0, 1) }, 'EUR')).toBeNull();
    expect(costWithFuel(purchases, { costs: [], mileage }, 'EUR')!.all).toEqual({ fuel: 10, other: null });
    expect(costWithFuel([], { costs, mileage }, 'EUR')!.all).toEqual({ fuel: null, other: 2 });
    expect([totalOf({ fuel: 10, other: null }), totalOf({ fuel: null, other: 2 })]).toEqual([null, null]);
    const short = [...mileage, { month: '2027-01', km: 13_050 }];
    expect(costWithFuel(purchases, { costs, mileage: short }, 'EUR')!.years.at(-1)).toEqual({
      year: 2027,
      fuel: null,
      other: null,
    });
  });
});
