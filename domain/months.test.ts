import { expect, test } from 'vitest';
import { inMonths, monthlyReadings } from './months.ts';

test('of each month the last reading counts, oldest month first', () => {
  const readings = [
    { date: '2026-02-01', km: 400 },
    { date: '2026-01-31', km: 300 },
    { date: '2026-01-01', km: 200 },
    { date: '2025-12-31', km: 100 },
  ];
  expect(monthlyReadings(readings)).toEqual([
    { month: '2025-12', date: '2025-12-31', km: 100 },
    { month: '2026-01', date: '2026-01-31', km: 300 },
    { month: '2026-02', date: '2026-02-01', km: 400 },
  ]);
  expect(monthlyReadings([])).toEqual([]);
});

test('groups by month and year', { tags: ['RPT-04'] }, () => {
  const days = ['2026-03-10', '2026-03-09', '2026-02-28', '2025-02-28'];
  expect(inMonths(days.map((day) => ({ day })))).toEqual([
    { month: '2026-03', entries: [{ day: '2026-03-10' }, { day: '2026-03-09' }] },
    { month: '2026-02', entries: [{ day: '2026-02-28' }] },
    { month: '2025-02', entries: [{ day: '2025-02-28' }] },
  ]);
  expect(inMonths([])).toEqual([]);
});
