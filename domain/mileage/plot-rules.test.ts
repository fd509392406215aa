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
