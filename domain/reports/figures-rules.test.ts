import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaidKind } from './costs-schema.ts';
import { currenciesOf } from '#domain/money/totals.ts';
import { costColumns, costsByMonth, costsByYear, kindsPaid } from './cost-rules.ts';
import { problemsByMonth, problemsByYear, repairSpans, medianDays } from './problem-rules.ts';
import { ticksUpTo } from './scale-rules.ts';
import { TimeZone } from '#domain/shapes.ts';

const month = fc
  .record({ year: fc.integer({ min: 2015, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: number }) => `${year}-${String(number).padStart(2, '0')}`);
const cost = fc.record({
  month,
  kind: fc.constantFrom(...PaidKind.options),
  currency: fc.constantFrom('EUR', 'USD'),
  minor: fc.nat(1_000_000),
});
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('costs', () => {
  const costs = [
    { month: '2025-11', kind: 'tyres' as const, currency: 'EUR', minor: 40_00 },
    { month: '2026-03', kind: 'repair' as const, currency: 'EUR', minor: 120_50 },
    { month: '2026-03', kind: 'none' as const, currency: 'EUR', minor: 9_50 },
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
    expect(medianDays(times)).toBe(7);
    expect(medianDays([])).toBeNull();
  });
});

test('an axis has a few round values and holds what is drawn', () => {
  expect(ticksUpTo(130)).toEqual([0, 50, 100, 150]);
  expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(0)).toEqual([0, 1]);
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
