import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mileagePoints } from './plot-rules.ts';

test('the plot puts the lowest and the highest reading at its edges, the highest of each day', () => {
  expect(
    mileagePoints([
      { km: 300, date: '2026-01-05' },
      { km: 100, date: '2026-01-01' },
      { km: 150, date: '2026-01-02' },
      { km: 120, date: '2026-01-02' },
    ]),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0.25, y: 0.25 },
    { x: 1, y: 1 },
  ]);
  expect(mileagePoints([{ km: 100, date: '2026-01-01' }])).toEqual([{ x: 0.5, y: 0.5 }]);
  expect(mileagePoints([])).toEqual([]);
});

test('the plot stays in its frame and runs from left to right', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const reading = fc.record({
    km: fc.nat(9_999_999),
    date: day.map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(fc.array(reading), (some) => {
      const points = mileagePoints(some);
      expect(points.length).toBe(new Set(some.map(({ date }) => date)).size);
      for (const { x, y } of points) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 1).toBe(true);
      expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    }),
  );
});
