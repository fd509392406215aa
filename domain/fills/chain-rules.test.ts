import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { chainOf, type Link } from './chain-rules.ts';
import { dayOf, links } from '#tests/fill-links.ts';
import { per100, spanOf, sumOf } from './figures-rules.ts';
import { risingOdometer } from './order-rules.ts';

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

describe('what a fill-up used', () => {
  tableTest([
    ['full to full', 'F 10000 40; F 10600 42', [null, 7]],
    ['a partial one counts in the next full one', 'F 10000 40; P 10200 18; F 10500 24', [null, null, 8.4]],
    ['several partial ones', 'F 0 1; P 400 19.67; P 800 12.71; F 1371 53.80', [null, null, null, 6.286]],
    ['a missed one voids its interval', 'F 1000 40; F 1600 41 M; F 2200 42', [null, null, 7]],
    [
      'a missed one before a partial one voids the interval around it',
      'F 1000 40; P 1300 20 M; F 1700 35; F 2300 39',
      [null, null, null, 6.5],
    ],
    ['two at one odometer are one stop', 'F 1000 40; P 1500 20; F 1500 15', [null, null, 7]],
    ['one without an odometer counts where it lies', 'F 10000 40; P - 20; F 10800 36', [null, null, 7]],
    ['a full one without an odometer is no state', 'F 10000 40; F - 20; F 10800 36', [null, null, 7]],
    ['an odometer that falls gives nothing', 'F 10500 40; F 10400 30', [null, null]],
    [
      'a partial one after a full one leaves it full',
      'F 1000 40; F 1500 30; P 1500 5; F 2000 35',
      [null, null, 7, 7],
    ],
    ['never full', 'P 1000 40; P 1500 30; P 2000 30', [null, null, null]],
    ['a missed full one begins the next', 'F 1000 40 M; F 1500 35', [null, 7]],
    ['a missed one without an odometer', 'F 1000 40; P - 20 M; F 1500 35; F 2000 35', [null, null, null, 7]],
    [
      'a missed one of two at one odometer',
      'F 1000 40; P 1500 9 M; F 1500 26; F 2000 35',
      [null, null, null, 7],
    ],
  ])('by fill-ups and gaps', { tags: ['FUEL-11', 'FUEL-12', 'FUEL-13'] }, (_name, rows, expected) => {
    expect(shown(rows)).toEqual(expected);
  });

  tableTest([
    ['two charges to the same state', 'P 5000 10 80; P 5230 41.5 80', null, [null, 18.043]],
    ['a percent more is the same', 'P 5000 10 80; P 5200 40 81', null, [null, 20]],
    ['a percent less is the same', 'P 5000 10 80; P 5200 40 79', null, [null, 20]],
    ['two percent more is not', 'P 5000 10 80; P 5200 40 82', null, [null, null]],
    ['two percent less is not', 'P 5000 10 80; P 5200 40 78', null, [null, null]],
    ['another state in between', 'P 5000 10 80; P 5100 5 60; P 5200 35 80', null, [null, null, 20]],
    ['two full charges', 'F 5000 10; F 5200 40', null, [null, 20]],
    ['another state with a known battery', 'P 1000 20 80; P 1200 30 60', 64_000, [null, 21.4]],
    [
      'more in the battery than was charged',
      'P 1000 20 20; P 1200 30 90; P 1400 20 80',
      50_000,
      [null, null, 12.5],
    ],
    [
      'as much in the battery as was charged',
      'P 1000 20 20; P 1200 35 90; P 1400 20 80',
      50_000,
      [null, null, 12.5],
    ],
    [
      'a charge whose end is unknown with a known battery',
      'P 1000 20 80; P 1200 30; P 1400 30 80',
      64_000,
      [null, null, 15],
    ],
    [
      'an end in between that is unknown is not empty',
      'P 1000 20 0; P 1200 30; P 1400 30 0',
      null,
      [null, null, 15],
    ],
    ['a full charge is 100 percent', 'F 1000 20; P 1200 30 50', 64_000, [null, 31]],
    [
      'a missed charge with a known battery',
      'P 1000 20 80; P 1200 30 60 M; P 1300 20 60',
      64_000,
      [null, null, 20],
    ],
    ['another state with an unknown battery', 'P 1000 20 80; P 1200 30 60', null, [null, null]],
    ['a missed charge', 'P 1000 20 80; P 1200 30 80 M; P 1400 30 80', null, [null, null, 15]],
    ['a charge whose end is unknown', 'P 1000 20 80; P 1200 30; P 1400 30 80', null, [null, null, 15]],
    [
      'a charge of unknown end at the same stop',
      'P 1000 20 80; P 1000 5; P 1200 30 80',
      null,
      [null, null, null],
    ],
  ])(
    'of electricity, by charges and percentages',
    { tags: ['FUEL-11', 'FUEL-21'] },
    (_name, rows, capacity, expected) => {
      expect(shown(rows, 'electric', capacity)).toEqual(expected);
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

  tableTest([
    ['that of the fill-up before', 'F 1000 40 @Neste; F 1500 30 @Viada', [null, 'Neste']],
    [
      'that of all fill-ups before',
      'F 1000 40 @Neste; P 1200 9 @neste; F 1500 30 @Viada',
      [null, null, 'Neste'],
    ],
    [
      'none after a partial one elsewhere',
      'F 1000 40 @Neste; P 1200 9 @Viada; F 1500 30 @Neste',
      [null, null, null],
    ],
    [
      'none after one of an unknown place',
      'F 1000 40 @Neste; P 1200 9; F 1500 30 @Neste',
      [null, null, null],
    ],
    [
      'none after one without an odometer elsewhere',
      'F 1000 40 @Neste; P - 9 @Viada; F 1500 30 @Neste',
      [null, null, null],
    ],
    [
      'none for two stations at one odometer',
      'F 1000 40 @Neste; F 1000 9 @Viada; F 1500 30 @Neste',
      [null, null, null],
    ],
    [
      'none after one without an odometer elsewhere, when two follow at one odometer',
      'F 1000 40 @Neste; P - 9 @Viada; P 1500 4 @Neste; F 1500 30 @Neste',
      [null, null, null, null],
    ],
    [
      'that of two at one odometer at one station',
      'F 1000 40 @Neste; F 1000 9 @Neste; F 1500 30 @Viada',
      [null, null, 'Neste'],
    ],
    ['none where the station is unknown', 'F 1000 40; F 1500 30 @Neste; F 2000 30', [null, null, 'Neste']],
  ])('the station of an interval', { tags: ['FUEL-23'] }, (_name, rows, expected) => {
    const fills = links(rows);
    const { intervals } = chainOf(fills, 'gasoline');
    expect(fills.map(({ id }) => intervals.find((one) => one.id === id)?.station ?? null)).toEqual(expected);
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
        const [span, all] = [spanOf(fills), fills.reduce((total, { amount }) => total + amount, 0)];
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
