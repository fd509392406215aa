import { expect, test } from 'vitest';
import { agreeingReadings, costPerKm, perKm } from './distance-rules.ts';

const mileage = [
  { month: '2025-01', km: 100_000 },
  { month: '2026-01', km: 112_000 },
];

test(
  'costs in the month of the first reading are left out, in that of the last one taken in',
  { tags: ['FUEL-25'] },
  () => {
    const inMonth = (month: string) =>
      costPerKm({ costs: [{ month, kind: null, currency: 'EUR', minor: 5 }], mileage }, 'EUR')?.minor;
    const months = ['2024-12', '2025-01', '2025-02', '2025-12', '2026-01', '2026-02'];
    expect(months.map(inMonth)).toEqual([0, 0, 5, 5, 5, 0]);
  },
);

test('gives the cost per kilometre from 100 km on', { tags: ['FUEL-25', 'COST-04'] }, () => {
  const driven = (km: number) =>
    costPerKm({ costs: [], mileage: [mileage[0]!, { month: '2025-02', km: 100_000 + km }] }, 'EUR')?.km;
  expect([99, 100, 101].map(driven)).toEqual([undefined, 100, 101]);
  expect(perKm({ km: 100, minor: 5 })).toBe(0.05);
});

test('kilometres between two readings fall evenly on the months and years between them', () => {
  const far = [
    { month: '2023-10', km: 10_000 },
    { month: '2026-02', km: 38_000 },
  ];
  expect(costPerKm({ costs: [], mileage: far }, 'EUR')).toEqual({
    from: '2023-10',
    to: '2026-02',
    km: 28_000,
    minor: 0,
    years: [
      { year: 2023, km: 2_000, minor: 0 },
      { year: 2024, km: 12_000, minor: 0 },
      { year: 2025, km: 12_000, minor: 0 },
      { year: 2026, km: 2_000, minor: 0 },
    ],
  });
  const december = { month: '2025-12', km: 0 };
  expect(costPerKm({ costs: [], mileage: [december, { month: '2026-03', km: 300 }] }, 'EUR')?.years).toEqual([
    { year: 2026, km: 300, minor: 0 },
  ]);
});

test('the longest run of readings that never go backwards is kept', () => {
  const kept = (...kms: number[]) => agreeingReadings(kms.map((km) => ({ km }))).map(({ km }) => km);
  expect(kept(5, 5)).toEqual([5, 5]);
  expect(kept(9, 3)).toEqual([3]);
  expect(kept(1, 9, 2, 3)).toEqual([1, 2, 3]);
  expect(kept(1, 2, 0, 3)).toEqual([1, 2, 3]);
  expect(kept(1, 2, 3, 0)).toEqual([1, 2, 3]);
  // In doubt the newer one.
  expect(kept(1, 5, 3, 9)).toEqual([1, 3, 9]);
  expect(kept()).toEqual([]);
});
