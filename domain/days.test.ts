import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { addDays, isBefore, isDay, LAST_DAY } from './days.ts';

const dataTest = dataTestsOf('days.tsv');

dataTest('what is a day', (day) => {
  expect([day, ` ${day}`, `${day} `].map(isDay)).toEqual([true, false, false]);
});

dataTest('what is no day', (text) => {
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
