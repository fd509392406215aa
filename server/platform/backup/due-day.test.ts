import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { dueDay, isScheduledName, nameOf } from './due-day.ts';

const dataTest = dataTestsOf('days.tsv');

dataTest('the backup that is due', (at, zone, now, day) => {
  expect(dueDay(new Date(now), { at, zone })).toBe(day);
});

test('in an hour that comes twice the day may be that of the day before once more, which is made by then', () => {
  const days = [0, 20, 40, 60, 80, 100, 120].map((minutes) =>
    dueDay(new Date(Date.parse('2026-10-25T00:00:00Z') + minutes * 60_000), {
      at: '03:30',
      zone: 'Europe/Riga',
    }),
  );
  expect(new Set(days)).toEqual(new Set(['2026-10-24', '2026-10-25']));
  expect([days[0], days.at(-1)]).toEqual(['2026-10-24', '2026-10-25']);
});

test('only names that the schedule gives are its own', () => {
  expect(isScheduledName(nameOf('2026-11-22'))).toBe(true);
  for (const name of ['monday', '2026-11-22T03-15-00', 'scheduled-x', 'scheduled-2026-11-22.old'])
    expect(isScheduledName(name)).toBe(false);
});
