import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataTestsOf, partsOf, tableTest } from '#tests/tables.ts';
import { chainOf, type Link } from './chain-rules.ts';
import { dayOf, links } from '#tests/fill-links.ts';
import { per100, spanOf, sumOf } from './figures-rules.ts';
import { risingOdometer } from './order-rules.ts';

const dataTest = dataTestsOf('fills.tsv');

/** What each row shows, per 100 km. */
const shown = (
  rows: string,
  energy: 'gasoline' | 'electric' = 'gasoline',
  capacity: number | null = null,
) => {
  const fills = links(rows);
  const { intervals } = chainOf(fills, energy, capacity);
  return fills.map(({ id }) => {
    const interval = intervals.find((one) => one.id === id);
    return interval ? Number(per100(interval).toFixed(3)) : null;
  });
};

const numbersOf = (cell: string) => partsOf(cell).map((one) => (one === '–' ? null : Number(one)));

describe('what a fill-up used', () => {
  dataTest('by fill-ups and gaps', { tags: ['FUEL-11', 'FUEL-12', 'FUEL-13'] }, (_name, rows, expected) => {
    expect(shown(rows)).toEqual(numbersOf(expected));
  });

  dataTest(
    'of electricity, by charges and percentages',
    { tags: ['FUEL-11', 'FUEL-21'] },
    (_name, rows, capacity, expected) => {
      expect(shown(rows, 'electric', Number(capacity) || null)).toEqual(numbersOf(expected));
    },
  );

  test(
    'each energy of a plug-in hybrid has its own chain over the same odometer',
    { tags: ['FUEL-10'] },
    () => {
      expect(shown('F 0 1; F 1000 30')).toEqual([null, 3]);
      expect(shown('F 0 1; F 1000 80', 'electric')).toEqual([null, 8]);
    },
  );

  dataTest('the station of an interval', { tags: ['FUEL-23'] }, (_name, rows, expected) => {
    const fills = links(rows);
    const { intervals } = chainOf(fills, 'gasoline');
    expect(fills.map(({ id }) => intervals.find((one) => one.id === id)?.station ?? null)).toEqual(
      partsOf(expected).map((one) => (one === '–' ? null : one)),
    );
    // Whatever is bought elsewhere, the way is known.
    expect(intervals.every(({ km }) => km === 500)).toBe(true);
    expect(sumOf(intervals)!.km).toBe(spanOf(fills)!.km);
  });

  test(
    'an odometer that contradicts the others is named, and its amount still counts',
    { tags: ['FUEL-14'] },
    () => {
      const fills = links('F 10000 40; F 105000 30; F 10500 5; P - 3; F 11000 32');
      expect(chainOf(fills, 'gasoline')).toMatchObject({
        contradicted: ['0001'],
        intervals: [
          { id: '0002', km: 500, amount: 35_000 },
          { id: '0004', km: 500, amount: 35_000 },
        ],
      });
    },
  );

  test(
    'of two on one day the one that was typed later with a lower odometer is named',
    { tags: ['FUEL-14'] },
    () => {
      const [first, second] = links('F 10500 40; F 10400 30') as [Link, Link];
      expect(chainOf([first, { ...second, date: first.date }], 'gasoline')).toEqual({
        intervals: [],
        contradicted: [second.id],
      });
    },
  );

  tableTest([
    ['the time', 'F 10000 40 08:00; F 10600 42 18:00; P 10300 20 12:00', [null, 62 / 6, null]],
    ['the time, those without one after it', 'F 10600 42; F 10000 40 08:00', [7, null]],
    ['the order in which they were logged', 'F 10500 40 09:00; F 10400 30 09:00', [null, null]],
  ])('fill-ups of one day are in order', { tags: ['FUEL-14', 'FUEL-30'] }, (_name, rows, expected) => {
    expect(shown(rows)).toEqual(expected.map((one) => one && Number(one.toFixed(3))));
  });

  test('what was entered later is placed by its date', { tags: ['FUEL-11'] }, () => {
    const fills = links('F 10000 40; P 10200 18; F 10500 24').toReversed();
    expect(chainOf(fills, 'gasoline').intervals).toEqual([
      { id: '0002', date: dayOf(2), km: 500, amount: 42_000, station: null },
    ]);
  });
});

const anyLinks = fc
  .array(
    fc.record({
      km: fc.option(fc.nat(500), { nil: null }),
      amount: fc.integer({ min: 1, max: 90_000 }),
      isFull: fc.boolean(),
      isMissedBefore: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((rows) =>
    rows.map((row, at): Link => ({
      ...row,
      id: String(at).padStart(3, '0'),
      date: dayOf(at),
      createdAt: '',
      socEnd: null,
      station: null,
    })),
  );

describe('for any fill-ups', () => {
  test('no interval is negative, and none counts what another counts', { tags: ['FUEL-14'] }, () => {
    fc.assert(
      fc.property(anyLinks, (fills) => {
        const { intervals } = chainOf(fills, 'gasoline');
        for (const { km, amount } of intervals) expect(Math.min(km, amount)).toBeGreaterThan(0);
        const sum = sumOf(intervals);
        const [span, all] = [spanOf(fills), fills.reduce((total, { amount }) => total + (amount ?? 0), 0)];
        if (!sum) return;
        expect(sum.km).toBeLessThanOrEqual(span!.km);
        expect(sum.amount).toBeLessThan(all);
      }),
    );
  });

  test(
    'the odometers that are trusted never fall, and as many as can be are trusted',
    { tags: ['FUEL-14'] },
    () => {
      fc.assert(
        fc.property(anyLinks, (fills) => {
          const kept = [...risingOdometer(fills)].map(({ km }) => km!);
          expect(kept).toEqual(kept.toSorted((a, b) => a - b));
          const known = fills.flatMap(({ km }) => (km === null ? [] : [km]));
          const best = known.reduce<number[]>((lengths, km, at) => {
            const before = lengths.filter((_, other) => known[other]! <= km && other < at);
            return [...lengths, Math.max(0, ...before) + 1];
          }, []);
          expect(kept.length).toBe(Math.max(0, ...best));
        }),
      );
    },
  );
});
