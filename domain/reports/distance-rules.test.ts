import { describe, expect, test } from 'vitest';
import type { CostsOfCar, PaidKind } from './costs-schema.ts';
import { costsOf } from './costs-of-car.ts';
import { agreeingReadings, costPerKm, drivenIn, missingIn, perKm } from './distance-rules.ts';

const paid = (month: string, kind: PaidKind, minor: number, currency = 'EUR') => ({
  month,
  kind,
  currency,
  minor,
});
const mileage = [
  { month: '2024-12', date: '2024-12-15', km: 10_000 },
  { month: '2025-12', date: '2025-12-15', km: 12_000 },
  { month: '2026-06', date: '2026-06-15', km: 13_000 },
];
const all = [
  paid('2024-12', 'service', 99_900),
  paid('2024-12', 'fuel', 5_000),
  paid('2025-03', 'fuel', 10_000),
  paid('2025-05', 'service', 4_000),
  paid('2025-12', 'fuel', 10_000),
  paid('2026-01', 'none', 2_000),
  paid('2026-01', 'repair', 7, 'USD'),
  paid('2026-06', 'fuel', 10_000),
];
const drivenOver = (readings: CostsOfCar['mileage']) => drivenIn({ mileage: readings, paid: [] });
const stretch = (from: string, to: string, km: number, minor: number, changes = {}) => ({
  from,
  to,
  km,
  paid: [{ currency: 'EUR', minor }],
  isIncomplete: false,
  ...changes,
});
/** Fuel was first recorded in March 2025, for 1 000 of 2 000 km of that year. */
const fuel = [stretch('2025-03', '2025-12', 1_000, 10_000), stretch('2025-12', '2026-06', 1_000, 10_000)];
const of = (
  some: CostsOfCar['paid'],
  stretches: CostsOfCar['stretches'] = fuel,
  currency = 'EUR',
  readings = mileage,
) => costPerKm({ paid: some, stretches }, drivenOver(readings)!, currency);

describe('the cost per km with and without fuel', () => {
  test('has fuel over what it was bought for, in all and by year', { tags: ['FUEL-25'] }, () => {
    expect(of(all)).toEqual({
      all: { fuel: 10, other: 2, total: 12 },
      years: [
        { year: 2025, fuel: 10, other: 2, total: 12 },
        { year: 2026, fuel: 10, other: 2, total: 12 },
      ],
    });
    const abroad = { paid: [{ currency: 'USD', minor: 9 }] };
    expect(of(all, [...fuel, stretch('2026-06', '2026-06', 1_000, 0, abroad)], 'USD').all).toEqual({
      fuel: 9 / 3_000,
      other: 7 / 3_000,
      total: 9 / 3_000 + 7 / 3_000,
    });
  });

  test('leaves out where a cost or a fill-up is missing, and only that', { tags: ['FUEL-25'] }, () => {
    const gap = stretch('2025-03', '2025-05', 500, 90, { isIncomplete: true });
    const missing = of(all, [gap, ...fuel]);
    expect(missing.years.map((one) => one.fuel)).toEqual([10, 10]);
    expect(missingIn([gap, ...fuel, gap], 'EUR')).toEqual(['2025-05']);
    expect(missingIn([gap], 'USD')).toEqual([]);
    expect(of(all, [gap]).all).toEqual({ fuel: null, other: 2, total: null });
    // Of fuel nothing is known but that there was some.
    const unpaid = all.filter(({ kind }) => kind !== 'fuel');
    expect(of(unpaid, [gap]).all).toEqual({ fuel: null, other: 2, total: null });
  });

  test('has nothing to tell without distance or costs', { tags: ['FUEL-25'] }, () => {
    expect(drivenOver(mileage.slice(0, 1))).toBeNull();
    const [bought, other] = [
      all.filter(({ kind }) => kind === 'fuel'),
      all.filter(({ kind }) => kind !== 'fuel'),
    ];
    expect(of(bought).all).toEqual({ fuel: 10, other: null, total: 10 });
    expect(of(bought, []).all).toEqual({ fuel: null, other: null, total: null });
    expect(of(other, []).all).toEqual({ fuel: null, other: 2, total: 2 });
    expect(of([], []).all).toEqual({ fuel: null, other: null, total: null });
    const free = [stretch('2025-03', '2026-06', 2_000, 0)];
    expect(of(all, free).all).toEqual({ fuel: 0, other: 2, total: 2 });
    // A year of 300 km tells its fuel neither, which would stand there as the total.
    const short = of(
      [...all, paid('2027-01', 'repair', 60_000)],
      [...fuel, stretch('2026-06', '2027-01', 300, 3_000)],
      'EUR',
      [...mileage, { month: '2027-01', date: '2027-01-15', km: 13_350 }],
    );
    expect(short.years.at(-1)).toEqual({ year: 2027, fuel: null, other: null, total: null });
  });

  test(
    'counts neither a month before anything was driven nor what came after the last reading',
    { tags: ['FUEL-25'] },
    () => {
      const driven = drivenOver([mileage[0]!, mileage[1]!])!;
      const months = ['2024-11', '2024-12', '2025-01', '2025-11', '2025-12', '2026-01'];
      expect(months.map((month) => perKm([paid(month, 'none', 2_000)], driven))).toEqual([
        null,
        null,
        1,
        1,
        1,
        null,
      ]);
      expect(driven.from).toBe('2025-01');
      const first = drivenOver([{ month: '2024-12', date: '2024-12-15', km: 9_000 }, ...mileage])!;
      expect([first.from, perKm([paid('2024-12', 'none', 4_000)], first)]).toEqual(['2024-12', 1]);
      expect(first.years[0]).toMatchObject({ year: 2024, km: 1_000 });
    },
  );
});

test('there is a distance from 500 km and four weeks on', { tags: ['FUEL-25', 'COST-04'] }, () => {
  const driven = (day: string, km: number) => {
    const reading = (date: string, at: number) => ({ month: date.slice(0, 7), date, km: at });
    return drivenOver([reading('2026-11-02', 10_000), reading(day, 10_000 + km)])?.km;
  };
  const same = ['2026-11-02', '2026-11-29', '2026-11-30'].map((day) => driven(day, 2_000));
  expect([...same, driven('2026-11-30', 499), driven('2026-12-01', 500)]).toEqual([
    undefined,
    undefined,
    2_000,
    undefined,
    500,
  ]);
});

test('kilometres between two readings fall evenly on the months and years between them', () => {
  const years = (from: string, to: string, km: number) =>
    drivenOver([
      { month: from, date: `${from}-01`, km: 0 },
      { month: to, date: `${to}-01`, km },
    ])?.years.map((one) => `${one.year}: ${one.km}`);
  expect(years('2023-10', '2026-02', 28_000)).toEqual([
    '2023: 2000',
    '2024: 12000',
    '2025: 12000',
    '2026: 2000',
  ]);
  expect(years('2025-12', '2026-03', 600)).toEqual(['2026: 600']);
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

test(
  'a car that stood for a month counts that month, from the first reading of it',
  { tags: ['COST-04'] },
  () => {
    const reading = new Map(
      [
        ['2026-01-01', 50_000],
        ['2026-01-31', 50_000],
        ['2026-02-10', 50_600],
      ].map(([date, km], at) => [String(at), { id: String(at), date, km }]),
    );
    expect(drivenIn(costsOf({ reading }))).toMatchObject({ km: 600, from: '2026-02', to: '2026-02' });
  },
);
