import { describe, expect, test } from 'vitest';
import { dayOf, links } from '#tests/fill-links.ts';
import { estimateOf, figuresOf, riseOf, spanOf, unusual } from './figures-rules.ts';

describe('the figures of a car', () => {
  const interval = (km: number, liters: number, at = 0) => ({
    id: String(at),
    date: dayOf(at),
    km,
    amount: liters * 1000,
    station: null,
  });

  test('the average weighs each interval by its distance', { tags: ['FUEL-15'] }, () => {
    expect(figuresOf([interval(100, 9), interval(900, 54)])).toEqual({
      average: 6.3,
      lowest: 6,
      highest: 9,
      lastFive: 6.3,
    });
    expect(figuresOf([])).toBeNull();
    const six = [interval(100, 20), ...[1, 2, 3, 4, 5].map((at) => interval(100, 6, at))];
    expect(figuresOf(six)?.lastFive).toBe(6);
  });

  test(
    'a tank that is never filled up is estimated from five fill-ups and 1,000 km on',
    { tags: ['FUEL-16'] },
    () => {
      const fills = links('P 0 10; P 300 20; P 600 20; P 900 20; P 1200 50');
      expect(estimateOf(fills, [], '2026-06-01')).toEqual({ per100: 70 / 12, band: 50 / 12 });
      expect(estimateOf(fills.slice(1), [], '2026-06-01')).toBeNull();
      const four = links('P 0 10; P 300 20; P 900 20; P 1200 50');
      expect(estimateOf(four, [], '2026-06-01')).toBeNull();
      const over = (km: number) => links(`P 0 10; P 300 20; P 600 20; P 900 20; P ${km} 50`);
      expect(estimateOf(over(1_000), [], '2026-06-01')).toEqual({ per100: 7, band: 5 });
      expect(
        estimateOf(links('P 0 10; P 300 20; P 600 20; P 900 20; P 999 50'), [], '2026-06-01'),
      ).toBeNull();
      expect(
        estimateOf(links('P 0 10; P 300 20 M; P 600 20; P 900 20; P 1200 50'), [], '2026-06-01'),
      ).toBeNull();
      expect(estimateOf(links('P 0 10; P 300 20; P 600 20; P 1200 50'), [], '2026-06-01')).toBeNull();
      // What is missing before the first is not part of it.
      const first = links('P 0 10 M; P 300 20; P 600 20; P 900 20; P 1200 50');
      expect(estimateOf(first, [], '2026-06-01')).toEqual({ per100: 70 / 12, band: 50 / 12 });
      // Nor is what is missing or unknown later a reason for none: it is estimated from there on.
      for (const gap of ['P -300 10; P 0 10 M', 'P -300 ?; P 0 10']) {
        const later = links(`${gap}; P 300 20; P 600 20; P 900 20; P 1200 50`);
        expect(estimateOf(later, [], '2026-06-01')).toEqual({ per100: 70 / 12, band: 50 / 12 });
      }
      const known = [{ ...interval(600, 42), date: '2026-01-01' }];
      expect(estimateOf(fills, known, '2027-01-01')).toBeNull();
      expect(estimateOf(fills, known, '2027-01-02')).not.toBeNull();
      expect(estimateOf([], [], '2026-06-01')).toBeNull();
    },
  );

  test('an interval far from the usual is pointed out', { tags: ['FUEL-17'] }, () => {
    const usual = [1, 2, 3, 4].map((at) => interval(500, 35, at));
    expect([...unusual([...usual, interval(500, 53, 5), interval(500, 20, 6)])]).toEqual([
      ['5', 'high'],
      ['6', 'low'],
    ]);
    expect(unusual([...usual, interval(500, 52.5, 5), interval(500, 21, 6)]).size).toBe(0);
    // The usual is 3.5, the mean of the two in the middle.
    const four = [20, 60, 40, 30].map((liters, at) => interval(1_000, liters, at));
    expect([...unusual(four)]).toEqual([
      ['0', 'low'],
      ['1', 'high'],
    ]);
    expect(unusual(four.slice(0, 3)).size).toBe(0);
  });

  test('a rise that lasts is seen, one that ends is not', { tags: ['FUEL-18'] }, () => {
    const before = [30, 34, 26, 32, 28].map((liters, at) => interval(500, liters, at));
    const later = (...liters: number[]) => [
      ...before,
      ...liters.map((one, at) => interval(500, one, 5 + at)),
    ];
    expect(riseOf(later(38, 39, 40))).toEqual({ before: 6, now: 7.8 });
    expect(riseOf(later(38, 37.5, 40))).toBeNull();
    const older = [1, 2, 3].map((at) => interval(500, 90, at));
    expect(riseOf([...older, ...later(38, 39, 40)])).toEqual({ before: 6, now: 7.8 });
    expect(riseOf(later(37.4, 37.4, 37.4))).toBeNull();
    expect(riseOf(later(37.6, 37.6, 37.6))).toEqual({ before: 6, now: 7.52 });
    expect(riseOf(later(38, 39))).toBeNull();
  });

  test(
    'the distance that costs are told by runs from the first odometer to the last',
    { tags: ['FUEL-19', 'FUEL-16'] },
    () => {
      const fills = links('P - 5; P 1000 10; P - 7; F 1500 20; P - 9');
      expect(spanOf(fills)).toMatchObject({ km: 500, fills: [{ km: 1000 }, { km: null }, { km: 1500 }] });
      expect(spanOf(links('P 1000 10'))).toBeNull();
      expect(spanOf(links('P 1000 10; P 1000 10'))).toBeNull();
    },
  );
});
