import { expect, test } from 'vitest';
import { dueDay, isScheduledName, nameOf } from './due-day.ts';

test.each([
  ['03:15', 'UTC', '2026-11-22T03:14:59Z', '2026-11-21'],
  ['03:15', 'UTC', '2026-11-22T03:15:00Z', '2026-11-22'],
  ['00:00', 'UTC', '2026-11-22T00:00:00Z', '2026-11-22'],
  ['23:59', 'UTC', '2027-01-01T10:00:00Z', '2026-12-31'],
  ['12:00', 'UTC', '2028-03-01T11:59:00Z', '2028-02-29'],
  // The date is that of the zone.
  ['03:15', 'Europe/Riga', '2026-11-22T01:14:00Z', '2026-11-21'],
  ['03:15', 'Europe/Riga', '2026-11-22T01:15:00Z', '2026-11-22'],
  ['03:15', 'Pacific/Auckland', '2026-11-22T20:00:00Z', '2026-11-23'],
  ['03:15', 'America/Los_Angeles', '2026-11-23T07:00:00Z', '2026-11-22'],
  // 03:00 to 04:00 does not exist: due as soon as it is over.
  ['03:30', 'Europe/Riga', '2026-03-29T00:59:00Z', '2026-03-28'],
  ['03:30', 'Europe/Riga', '2026-03-29T01:00:00Z', '2026-03-29'],
])('at %s in %s, %s belongs to the backup of %s', (at, zone, now, day) => {
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
