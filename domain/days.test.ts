import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { addDays, isBefore, isDay, LAST_DAY } from './days.ts';

tableTest(['1900-01-01', '2024-02-29', '9999-12-31', '2026-11-30'])('what is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

tableTest([
  '1899-12-31',
  '0099-01-01',
  '2025-02-29',
  '2026-11-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-01',
  '2026-01-1',
  '02026-01-01',
  '+2026-01-01',
  ' 2026-01-01',
  '2026-01-01 ',
  '2026-01-01T00:00:00Z',
  '2026-01-011',
  '2026-aa-01',
  '',
])('what is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('days end with the year 9999, so that they compare as strings', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('2026-11-22', Number.MAX_SAFE_INTEGER)).toBe('9999-12-31');
});

test('a day is before a later one and before none', () => {
  const days = ['2026-11-30', '2026-12-01', LAST_DAY, null];
  for (const [at, day] of days.entries())
    expect(days.map((other) => isBefore(day, other))).toEqual(days.map((_, other) => at < other));
});
