import { describe, expect, test } from 'vitest';
import type { Interval } from './chain-rules.ts';
import { per100 } from './figures-rules.ts';
import type { Purchase } from './overview-schema.ts';
import {
  averageUse,
  byPeriod,
  extremes,
  pricesOf,
  purchasesOf,
  stationPrices,
  stationRows,
  monthlyUse,
  seasonalUse,
  stationUse,
  yearsWith,
} from './plot-rules.ts';
import type { Fill } from './schema.ts';

const interval = (date: string, km: number, liters: number, station: string | null = null): Interval => ({
  id: date,
  date,
  km,
  amount: liters * 1000,
  station,
});

const fill = (changes: Partial<Fill>): Fill =>
  ({
    date: '2026-01-05',
    energy: 'gasoline',
    amount: 40_000,
    cost: 60,
    currency: 'EUR',
    isMissedBefore: false,
    station: null,
    ...changes,
  }) as Fill;

describe('consumption by time', () => {
  test(
    'an interval counts in the month in which it ends, weighed by its distance',
    { tags: ['FUEL-22'] },
    () => {
      const months = monthlyUse([
        interval('2026-02-28', 900, 54),
        interval('2025-12-31', 500, 40),
        interval('2026-01-01', 500, 30),
        interval('2026-02-01', 100, 9),
      ]);
      expect(months).toEqual([
        { month: '2025-12', km: 500, amount: 40_000 },
        { month: '2026-01', km: 500, amount: 30_000 },
        { month: '2026-02', km: 1_000, amount: 63_000 },
      ]);
      expect(months.map(per100)).toEqual([8, 6, 6.3]);
    },
  );

  test('a season is three months from December on, over all years', { tags: ['FUEL-22'] }, () => {
    const of = (month: string, amount: number, km = 100) => ({ month, km, amount });
    expect(
      seasonalUse([
        of('2024-12', 9_000),
        of('2025-01', 8_000),
        of('2026-02', 21_000, 300),
        of('2025-03', 7_000),
        of('2025-05', 5_000),
        of('2025-09', 6_000),
        of('2025-11', 6_500),
      ]),
    ).toEqual([7.6, 6, null, 6.25]);
    expect(seasonalUse([])).toEqual([null, null, null, null]);
  });

  test('a year has its twelve months, and years have no gaps', { tags: ['FUEL-22'] }, () => {
    const months = [
      { month: '2023-12', km: 100, amount: 7_000 },
      { month: '2025-01', km: 100, amount: 6_000 },
    ];
    expect(yearsWith(months)).toEqual([2023, 2024, 2025]);
    const years = byPeriod(months, { by: 'year', year: 2025 });
    expect(years.map(({ period, of }) => [period, averageUse(of)])).toEqual([
      ['2023', 7],
      ['2024', null],
      ['2025', 6],
    ]);
    const year = byPeriod(months, { by: 'month', year: 2023 });
    expect(year.map(({ of }) => of.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect([year[0]!.period, year[11]!.period]).toEqual(['2023-01', '2023-12']);
    expect(yearsWith([{ month: '2000-01' }, { month: '2026-01' }])).toHaveLength(27);
  });

  test('the extremes of what is known', { tags: ['FUEL-22'] }, () => {
    const of = (name: string, value: number | null) => ({ name, value });
    expect(extremes([of('a', 7), of('b', null), of('c', 5), of('d', 6)])).toEqual({
      lowest: of('c', 5),
      highest: of('a', 7),
    });
    expect(extremes([of('a', 7), of('b', null), of('c', 5)])).toEqual({
      lowest: of('c', 5),
      highest: of('a', 7),
    });
    expect(extremes([of('a', 7), of('b', null)])).toBeNull();
    expect(extremes([])).toBeNull();
  });
});

describe('prices', () => {
  test('are summed by month, energy and currency, never across', { tags: ['FUEL-24'] }, () => {
    const purchases = purchasesOf([
      fill({ date: '2026-01-31', cost: 60 }),
      fill({ date: '2026-01-01', cost: 36, amount: 20_000 }),
      fill({ date: '2026-01-10', currency: 'USD', cost: 70 }),
      fill({ date: '2026-01-10', energy: 'electric', cost: 0 }),
      fill({ date: '2025-12-31', cost: 10, amount: 10_000 }),
    ]);
    const euro = { energy: 'gasoline', currency: 'EUR', isIncomplete: false, unknown: 0 };
    const january = { month: '2026-01', lowest: 150, highest: 180 };
    expect(purchases[0]).toEqual({
      ...euro,
      month: '2025-12',
      amount: 10_000,
      minor: 1_000,
      lowest: 100,
      highest: 100,
    });
    expect(purchases).toContainEqual({ ...euro, ...january, amount: 60_000, minor: 9_600 });
    expect(purchases.map(({ energy, currency }) => `${energy} ${currency}`)).toEqual([
      'gasoline EUR',
      'gasoline EUR',
      'gasoline USD',
      'electric EUR',
    ]);
    expect(
      pricesOf(purchases.filter(({ currency, energy }) => currency === 'EUR' && energy === 'gasoline')),
    ).toEqual({
      average: (10_600 / 70_000) * 1000,
      lowest: 100,
      highest: 180,
    });
    expect(pricesOf(purchases.filter(({ energy }) => energy === 'electric'))).toEqual({
      average: 0,
      lowest: 0,
      highest: 0,
    });
  });

  test(
    'an unknown cost is not zero, and a missing fill-up is named',
    { tags: ['FUEL-24', 'FUEL-25'] },
    () => {
      const of = (...fills: Fill[]) => purchasesOf(fills);
      const [unknown] = of(fill({ cost: null }));
      expect(unknown).toMatchObject({ amount: 0, minor: 0, lowest: null, highest: null, isIncomplete: true });
      expect(pricesOf([unknown!])).toBeNull();
      const [partly] = of(fill({ cost: null }), fill({ cost: 60 }));
      expect(partly).toMatchObject({ amount: 40_000, minor: 6_000, lowest: 150, isIncomplete: true });
      expect(pricesOf([unknown!, { ...partly!, month: '2026-02' }])).toEqual({
        average: 150,
        lowest: 150,
        highest: 150,
      });
      expect(of(fill({ isMissedBefore: true }))[0]!.isIncomplete).toBe(true);
      const [paid] = of(fill({ amount: null, cost: 50 }), fill({ cost: 60 }));
      expect(paid).toMatchObject({ amount: 40_000, minor: 11_000, unknown: 5_000, isIncomplete: false });
      expect(pricesOf([paid!])).toEqual({ average: 150, lowest: 150, highest: 150 });
      expect(stationPrices([fill({ amount: null, station: 'Neste' })])).toEqual([]);
      expect(pricesOf([])).toBeNull();
    },
  );

  test(
    'with a discount they are what was paid, not the price before it',
    { tags: ['FUEL-24', 'FUEL-29'] },
    () => {
      const reduced = fill({ cost: 60, price: 1.6, discount: 4, station: 'Neste' });
      expect(purchasesOf([reduced])).toMatchObject([{ minor: 6_000, lowest: 150, highest: 150 }]);
      expect(stationPrices([reduced])).toMatchObject([{ amount: 40_000, minor: 6_000 }]);
    },
  );

  test('a currency without cents is counted in its own units', { tags: ['FUEL-24'] }, () => {
    const [yen] = purchasesOf([fill({ currency: 'JPY', cost: 7_000 })]);
    expect(yen).toMatchObject({ minor: 7_000, lowest: 175 } satisfies Partial<Purchase>);
  });
});

describe('stations', () => {
  const fills = [
    fill({ station: 'neste ', cost: 60 }),
    fill({ station: 'Neste', cost: null }),
    fill({ station: 'Viada', cost: 50 }),
    fill({ station: ' ', cost: 10 }),
    fill({ station: 'Neste', cost: 72 }),
    fill({ station: 'Neste', cost: 70, currency: 'USD' }),
    fill({ station: 'Home', cost: 8, energy: 'electric' }),
    fill({ station: 'Neste', cost: null, energy: 'electric' }),
  ];
  const intervals = [
    interval('2026-01-01', 100, 9, 'Neste'),
    interval('2026-01-02', 300, 15, ' NESTE'),
    interval('2026-01-03', 500, 50, null),
  ];

  test('the spelling of a name does not matter, and the most used comes first', { tags: ['FUEL-23'] }, () => {
    expect(stationUse(intervals)).toEqual([{ station: 'NESTE', intervals: 2, km: 400, amount: 24_000 }]);
    const energies = [{ energy: 'gasoline' as const, stations: stationUse(intervals) }];
    const rows = (energy: 'gasoline' | 'electric', currency: string) =>
      stationRows({ energies, stations: stationPrices(fills) } as never, energy, currency);
    expect(rows('gasoline', 'EUR')).toEqual([
      { station: 'neste', fills: 3, price: 13_200 / 80, per100: 6 },
      { station: 'Viada', fills: 1, price: 125, per100: null },
    ]);
    expect(rows('gasoline', 'USD')).toEqual([{ station: 'Neste', fills: 1, price: 175, per100: 6 }]);
    // What was used is known of gasoline alone.
    expect(rows('electric', 'EUR')).toEqual([
      { station: 'Home', fills: 1, price: 20, per100: null },
      { station: 'Neste', fills: 1, price: null, per100: null },
    ]);
    const two = [interval('2026-01-04', 100, 7, 'Viada'), ...intervals];
    expect(stationUse(two).map(({ station }) => station)).toEqual(['NESTE', 'Viada']);
  });

  test('at most twenty of each energy and currency are named', { tags: ['FUEL-23'] }, () => {
    const many = Array.from({ length: 30 }, (_, at) => fill({ station: `Station ${at}` }));
    expect(stationPrices([...many, fill({ station: 'Station 7' })])).toHaveLength(20);
    expect(stationPrices([...many, fill({ station: 'Station 7' })])[0]).toMatchObject({
      station: 'Station 7',
      fills: 2,
    });
    expect(stationUse(many.map(({ station }, at) => interval(`2026-01-${at}`, 1, 1, station)))).toHaveLength(
      20,
    );
  });
});
