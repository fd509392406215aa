import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RepairKind } from '#domain/repairs/schema.ts';
import { costColumns, costsByMonth, costsByYear, costsInAll, currenciesOf, kindsPaid } from './cost-rules.ts';
import { agreeingReadings, costPerKm, perKm, perKmInAll } from './distance-rules.ts';
import { problemsByMonth, problemsByYear, repairSpans, usualDays } from './problem-rules.ts';
import { ticksUpTo } from './scale-rules.ts';
import { TimeZone } from './schema.ts';

const month = fc
  .record({ year: fc.integer({ min: 2015, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: number }) => `${year}-${String(number).padStart(2, '0')}`);
const cost = fc.record({
  month,
  kind: fc.constantFrom(...RepairKind.options, null),
  currency: fc.constantFrom('EUR', 'USD'),
  minor: fc.nat(1_000_000),
});
const readings = fc
  .uniqueArray(fc.record({ month, km: fc.nat(500_000) }), { selector: (reading) => reading.month })
  .map((some) => some.toSorted((a, b) => (a.month < b.month ? -1 : 1)));
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('costs', () => {
  const costs = [
    { month: '2025-11', kind: 'tyres' as const, currency: 'EUR', minor: 40_00 },
    { month: '2026-03', kind: 'repair' as const, currency: 'EUR', minor: 120_50 },
    { month: '2026-03', kind: null, currency: 'EUR', minor: 9_50 },
    { month: '2026-03', kind: 'repair' as const, currency: 'USD', minor: 1_00 },
  ];

  test('by month and by year, each currency by itself (D108)', () => {
    expect(currenciesOf(costs)).toEqual(['EUR', 'USD']);
    const months = costsByMonth(costs, 'EUR', 2026);
    expect(months).toHaveLength(12);
    expect(months[2]).toMatchObject({
      period: '2026-03',
      total: 130_00,
      kinds: { repair: 120_50, none: 9_50 },
    });
    expect(costsByYear(costs, 'EUR').map(({ period, total }) => [period, total])).toEqual([
      ['2025', 40_00],
      ['2026', 130_00],
    ]);
    expect(kindsPaid(months)).toEqual(['repair', 'none']);
    expect(costsByYear([], 'EUR')).toEqual([]);
  });

  test('a report plots the months of its period, and never parts of two years as if they were whole', () => {
    const columns = (from: string | null, to: string | null) => {
      const { by, periods } = costColumns(costs, 'EUR', { from, to }, '2026-11-21');
      return [by, periods.length, periods[0]?.period, periods.at(-1)?.period];
    };
    expect(columns('2025-11-22', '2026-11-21')).toEqual(['month', 13, '2025-11', '2026-11']);
    expect(columns('2026-01-01', '2026-11-21')).toEqual(['month', 11, '2026-01', '2026-11']);
    expect(columns('2024-11-22', '2026-11-21')).toEqual(['month', 25, '2024-11', '2026-11']);
    expect(columns('2024-10-22', '2026-11-21')).toEqual(['year', 2, '2025', '2026']);
    expect(columns('2025-10-01', null)).toEqual(['month', 14, '2025-10', '2026-11']);
    expect(columns('2025-10-01', '2031-12-31')).toEqual(['month', 14, '2025-10', '2026-11']);
    expect(columns(null, null)).toEqual(['year', 2, '2025', '2026']);
    const ofOneYear = costColumns(costs.slice(0, 1), 'EUR', { from: null, to: null }, '2026-11-21');
    expect([ofOneYear.by, ofOneYear.periods.length]).toEqual(['month', 12]);
  });

  test('the currency with most entries comes first, then by name', () => {
    const inCurrencies = (...currencies: string[]) =>
      currenciesOf(currencies.map((currency) => ({ currency })));
    expect(inCurrencies('USD', 'EUR', 'USD')).toEqual(['USD', 'EUR']);
    expect(inCurrencies('EUR', 'USD', 'USD')).toEqual(['USD', 'EUR']);
    expect(inCurrencies('USD', 'EUR', 'GBP')).toEqual(['EUR', 'GBP', 'USD']);
    expect(inCurrencies('SEK', 'USD', 'GBP', 'EUR', 'GBP')).toEqual(['GBP', 'EUR', 'SEK', 'USD']);
  });

  test('all costs of a currency, whenever they were', () => {
    expect(costsInAll(costs, 'EUR')).toEqual({
      period: '',
      total: 170_00,
      kinds: {
        service: 0,
        repair: 120_50,
        tyres: 40_00,
        inspection: 0,
        tax: 0,
        insurance: 0,
        other: 0,
        none: 9_50,
      },
    });
  });

  test('the months of a report end with its period, or later where something is paid ahead', () => {
    const months = (to: string | null, today: string) => {
      const { periods } = costColumns(costs, 'EUR', { from: '2025-11-15', to }, today);
      return `${periods[0]?.period} ${periods.at(-1)?.period} ${periods.length}`;
    };
    expect(months('2026-05-31', '2026-11-21')).toBe('2025-11 2026-05 7');
    expect(months('2026-02-28', '2026-11-21')).toBe('2025-11 2026-03 5');
    expect(months(null, '2026-01-01')).toBe('2025-11 2026-03 5');
    expect(months('2026-12-31', '2026-04-30')).toBe('2025-11 2026-04 6');
  });

  test('without costs a report plots its months, or nothing where it has no beginning', () => {
    expect(costColumns([], 'EUR', { from: null, to: null }, '2026-11-21')).toEqual({
      by: 'year',
      periods: [],
    });
    expect(costColumns([], 'EUR', { from: '2026-10-01', to: null }, '2026-11-21').periods).toHaveLength(2);
  });

  test('a plot of years shows the newest twelve', () => {
    const yearly = (...years: number[]) =>
      costsByYear(
        years.map((year) => ({ month: `${year}-05`, kind: null, currency: 'EUR', minor: year })),
        'EUR',
      ).map(({ period, total }) => `${period}: ${total}`);
    expect(yearly(2012, 2010)).toEqual(['2010: 2010', '2011: 0', '2012: 2012']);
    const shown = yearly(2000, 2026);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([12, '2015: 0', '2026: 2026']);
  });

  test('nothing is lost or counted twice: kinds, months and years add up to the same', () => {
    fc.assert(
      fc.property(fc.array(cost), (some) => {
        for (const currency of currenciesOf(some)) {
          const years = costsByYear(some, currency);
          const all = sum(some.filter((one) => one.currency === currency).map(({ minor }) => minor));
          expect(sum(years.map(({ total }) => total))).toBe(all);
          for (const { period, total, kinds } of years) {
            expect(sum(Object.values(kinds))).toBe(total);
            expect(sum(costsByMonth(some, currency, Number(period)).map((one) => one.total))).toBe(total);
          }
          for (const from of ['2015-01-01', null]) {
            const { periods } = costColumns(some, currency, { from, to: null }, '2026-12-31');
            expect(sum(periods.map(({ total }) => total))).toBe(all);
          }
        }
      }),
    );
  });
});

describe('the cost of a kilometre', () => {
  const mileage = [
    { month: '2025-01', km: 100_000 },
    { month: '2026-01', km: 112_000 },
  ];

  test('is what was paid between two readings, over what was driven', () => {
    const costs = [
      { month: '2024-12', kind: null, currency: 'EUR', minor: 999_00 },
      { month: '2025-06', kind: null, currency: 'EUR', minor: 600_00 },
      { month: '2026-01', kind: null, currency: 'EUR', minor: 300_00 },
      { month: '2025-06', kind: null, currency: 'USD', minor: 777_00 },
      { month: '2026-02', kind: null, currency: 'EUR', minor: 999_00 },
    ];
    const found = costPerKm({ costs, mileage }, 'EUR')!;
    expect(found).toMatchObject({ from: '2025-01', to: '2026-01', km: 12_000, minor: 900_00 });
    expect(found.years).toEqual([
      { year: 2025, km: 11_000, minor: 600_00 },
      { year: 2026, km: 1_000, minor: 300_00 },
    ]);
    expect(perKm(found)).toBe(7.5);
  });

  test('is not told from one reading, or from too few kilometres', () => {
    expect(costPerKm({ costs: [], mileage: [] }, 'EUR')).toBeNull();
    expect(costPerKm({ costs: [], mileage: mileage.slice(0, 1) }, 'EUR')).toBeNull();
    expect(
      costPerKm({ costs: [], mileage: [mileage[0]!, { month: '2025-02', km: 100_050 }] }, 'EUR'),
    ).toBeNull();
    expect(perKm({ km: 99, minor: 5 })).toBeNull();
  });

  test('leaves out the month of the first reading, and takes in that of the last', () => {
    const inMonth = (month: string) =>
      costPerKm({ costs: [{ month, kind: null, currency: 'EUR', minor: 5 }], mileage }, 'EUR')?.minor;
    expect(['2024-12', '2025-01', '2025-02', '2025-12', '2026-01', '2026-02'].map(inMonth)).toEqual([
      0, 0, 5, 5, 5, 0,
    ]);
  });

  test('is told from 100 km on', () => {
    const driven = (km: number) =>
      costPerKm({ costs: [], mileage: [mileage[0]!, { month: '2025-02', km: 100_000 + km }] }, 'EUR')?.km;
    expect([99, 100, 101].map(driven)).toEqual([undefined, 100, 101]);
    expect(perKm({ km: 100, minor: 5 })).toBe(0.05);
  });

  test('counts kilometres evenly between two readings, and the years between them', () => {
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
    expect(
      costPerKm({ costs: [], mileage: [december, { month: '2026-03', km: 300 }] }, 'EUR')?.years,
    ).toEqual([{ year: 2026, km: 300, minor: 0 }]);
  });

  test('is not zero where no costs are known', () => {
    expect(perKmInAll(costPerKm({ costs: [], mileage }, 'EUR'))).toBeNull();
    expect(perKmInAll(null)).toBeNull();
    const costs = [{ month: '2025-06', kind: null, currency: 'EUR', minor: 600_00 }];
    expect(perKmInAll(costPerKm({ costs, mileage }, 'EUR'))).toBe(5);
  });

  test('one mistyped reading is left out', () => {
    const mistyped = [mileage[0]!, { month: '2025-06', km: 1_060_000 }, mileage[1]!];
    expect(agreeingReadings(mistyped)).toEqual(mileage);
    const kept = (...kms: number[]) => agreeingReadings(kms.map((km) => ({ km }))).map(({ km }) => km);
    expect(kept(5, 5)).toEqual([5, 5]);
    expect(kept(9, 3)).toEqual([3]);
    expect(kept(1, 9, 2, 3)).toEqual([1, 2, 3]);
    expect(kept(1, 2, 0, 3)).toEqual([1, 2, 3]);
    expect(kept(1, 2, 3, 0)).toEqual([1, 2, 3]);
    expect(kept()).toEqual([]);
  });

  test('its years add up to the whole, and no reading goes backwards', () => {
    fc.assert(
      fc.property(readings, fc.array(cost), (some, costs) => {
        const kms = agreeingReadings(some).map(({ km }) => km);
        expect(kms).toEqual(kms.toSorted((a, b) => a - b));
        const found = costPerKm({ costs, mileage: some }, 'EUR');
        if (!found) return;
        expect(sum(found.years.map(({ km }) => km))).toBeCloseTo(found.km, 5);
        expect(sum(found.years.map(({ minor }) => minor))).toBe(found.minor);
        for (const { km } of found.years) expect(km).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('problems', () => {
  const problems = [
    { month: '2025-12', logged: 1, again: 0, resolved: 0 },
    { month: '2026-02', logged: 2, again: 1, resolved: 1 },
  ];

  test('are counted by month and by year', () => {
    expect(problemsByMonth(problems, 2026)[1]).toEqual({
      period: '2026-02',
      logged: 2,
      again: 1,
      resolved: 1,
    });
    expect(problemsByYear(problems).map(({ period, logged }) => [period, logged])).toEqual([
      ['2025', 1],
      ['2026', 2],
    ]);
  });

  test('the time to repair falls into spans; half took at most the usual days', () => {
    const times = [
      { days: 0, problems: 2 },
      { days: 7, problems: 1 },
      { days: 8, problems: 1 },
      { days: 400, problems: 1 },
    ];
    expect(repairSpans(times)).toEqual([
      { from: 0, to: 0, problems: 2 },
      { from: 1, to: 7, problems: 1 },
      { from: 8, to: 30, problems: 1 },
      { from: 31, to: 90, problems: 0 },
      { from: 91, to: null, problems: 1 },
    ]);
    expect(usualDays(times)).toBe(7);
    expect(usualDays([])).toBeNull();
  });

  test('every time falls into exactly one span, and the usual days part them in half', () => {
    const time = fc.record({ days: fc.nat(2000), problems: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.uniqueArray(time, { selector: ({ days }) => days, minLength: 1 }), (times) => {
        const all = sum(times.map(({ problems: count }) => count));
        expect(sum(repairSpans(times).map(({ problems: count }) => count))).toBe(all);
        const usual = usualDays(times)!;
        const until = (days: number) =>
          sum(times.filter((one) => one.days <= days).map((one) => one.problems));
        expect(until(usual) * 2).toBeGreaterThanOrEqual(all);
        expect(until(usual - 1) * 2).toBeLessThan(all);
      }),
    );
  });
});

test('an axis has a few round values and holds what is drawn', () => {
  expect(ticksUpTo(130)).toEqual([0, 50, 100, 150]);
  expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticksUpTo(1, true)).toEqual([0, 1]);
  expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksUpTo(8)).toEqual([0, 2, 4, 6, 8]);
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), fc.boolean(), (max, whole) => {
      const ticks = ticksUpTo(max, whole);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)! * (1 + 1e-8)).toBeGreaterThanOrEqual(max);
      if (whole) for (const tick of ticks) expect(Number.isInteger(tick)).toBe(true);
    }),
  );
});

test('a time zone has a name', () => {
  for (const zone of ['Europe/Riga', 'UTC', 'America/Argentina/Buenos_Aires'])
    expect(TimeZone.parse(zone)).toBe(zone);
  for (const zone of ['', '+02:00', 'Mars/Base', "x'; --"])
    expect(TimeZone.safeParse(zone).success).toBe(false);
  expect(TimeZone.parse(undefined)).toBe('UTC');
});
