import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMonths } from './timeline-rules.ts';

test('groups by month and year', { tags: ['RPT-04'] }, () => {
  const days = ['2026-03-10', '2026-03-09', '2026-02-28', '2025-02-28'];
  expect(inMonths(days.map((day) => ({ day })))).toEqual([
    { month: '2026-03', entries: [{ day: '2026-03-10' }, { day: '2026-03-09' }] },
    { month: '2026-02', entries: [{ day: '2026-02-28' }] },
    { month: '2025-02', entries: [{ day: '2025-02-28' }] },
  ]);
  expect(inMonths([])).toEqual([]);
});

test('keeps every entry once and in its order, one group per month', { tags: ['RPT-04'] }, () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const entries = days
        .toSorted()
        .toReversed()
        .map((one) => ({ day: one }));
      const months = inMonths(entries);
      expect(months.flatMap((month) => month.entries)).toEqual(entries);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }),
  );
});
