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
