import { expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { reminder } from '#tests/reminders.ts';
import { addDays } from '#domain/days.ts';
import { dueStatus } from '#domain/reminders/due-rules.ts';
import { mileageFacts, oddReadings } from './estimate-rules.ts';

const today = '2026-11-01';
const read = (...readings: [km: number, date: string][]) => readings.map(([km, date]) => ({ km, date }));
const facts = (...readings: [km: number, date: string][]) => mileageFacts(read(...readings), today);
const at = (dueKm: number) => reminder({ plan: { dueKm } });

test('a reading that does not fit makes nothing overdue', { tags: ['REM-15'] }, () => {
  const typo = facts([97_000, '2026-10-01'], [197_100, '2026-10-20'], [97_360, today])!;
  expect(typo).toMatchObject({ km: 97_360, isDoubtful: false });
  expect(typo.rate).toBeCloseTo(360 / 31);
  const last = facts([97_000, '2026-10-01'], [197_100, today])!;
  expect(last).toMatchObject({ km: 97_000, isDoubtful: true });
  expect(dueStatus(at(150_000), last, today)).toMatchObject({ state: 'ok', asksMileage: true });
  const confirmed = facts([97_000, '2026-10-01'], [197_100, '2026-10-31'], [197_200, today])!;
  expect(confirmed.km).toBe(197_200);
  const first = facts([197_100, '2026-10-01'], [97_000, today])!;
  expect(first).toMatchObject({ km: 97_000, isDoubtful: false });
});

test('of one day the higher reading is the later one', () => {
  expect(facts([400, today], [120, today])).toMatchObject({ km: 400, isDoubtful: false });
});

test('two readings that fit each other win over an older series', { tags: ['REM-15'] }, () => {
  const days = ['2026-02-01', '2026-04-01', '2026-06-01', '2026-08-01', '2026-10-01'];
  const old = days.map((date, at): [number, string] => [200_000 + at * 1_000, date]);
  expect(facts(...old, [120, '2026-10-20'])).toMatchObject({ km: 204_000, isDoubtful: true });
  const replaced = facts(...old, [120, '2026-10-20'], [400, today]);
  expect(replaced).toMatchObject({ km: 400, isDoubtful: false });
  expect(facts(...old, [120, '2026-10-10'], [400, '2026-10-20'], [90_400, today])).toMatchObject({
    km: 400,
    isDoubtful: true,
  });
  const miles = days.map((date, at): [number, string] => [60_000 + at * 600, date]);
  expect(facts(...miles, [100_600, '2026-10-20'], [101_000, today])!.km).toBe(101_000);
});

test('one typing error never counts, however it fits', { tags: ['REM-15'] }, () => {
  const old: [number, string][] = [
    [90_000, '2026-04-01'],
    [95_000, '2026-06-01'],
    [97_000, '2026-08-01'],
  ];
  for (const km of [9_700, 92_000, 197_100]) {
    expect(facts(...old, [km, '2026-10-01'])).toMatchObject({ km: 97_000, isDoubtful: true });
    expect(facts(...old, [km, '2026-10-01'], [98_000, today])).toMatchObject({ km: 98_000 });
  }
});

test('after a year without readings a typing error does not count', { tags: ['REM-15'] }, () => {
  const year = '2025-11-01';
  expect(facts([97_000, year], [197_000, today])).toMatchObject({ km: 97_000, isDoubtful: true });
  expect(facts([97_000, year], [157_000, today])).toMatchObject({ km: 157_000, isDoubtful: false });
  expect(facts([97_000, year], [197_000, '2026-10-31'], [197_100, today])!.km).toBe(197_100);
  const month = '2026-10-02';
  expect(facts([97_000, month], [107_500, today])!.isDoubtful).toBe(false);
  expect(facts([97_000, month], [107_501, today])!.isDoubtful).toBe(true);
});

test(
  'a reading that does not fit is marked, and not those of an earlier odometer',
  { tags: ['REM-60'] },
  () => {
    const at = (km: number, date: string) => ({ km, date });
    const typo = at(197_100, '2026-03-01');
    const fine = [at(97_000, '2026-01-01'), at(97_360, '2026-05-01')];
    expect(oddReadings([...fine, typo])).toEqual([typo]);
    expect(oddReadings(fine)).toEqual([]);
    expect(oddReadings([at(300_000, '2025-01-01'), at(10, '2026-01-01'), at(900, '2026-02-01')])).toEqual([]);
    expect(oddReadings([])).toEqual([]);
    const sameDay = at(90_000, '2026-01-01');
    expect(oddReadings([...fine.map(({ date }, km) => at(km, date)), sameDay])).toEqual([sameDay]);
  },
);

test('a thousand readings are checked at once, half of them wrong', { tags: ['REM-60'] }, () => {
  const readings = Array.from({ length: 1_000 }, (_, day) => ({
    km: day % 2 === 0 ? 30 * day : 900_000 - day,
    date: addDays('2024-01-01', day),
  }));
  expect(expectBounded(() => oddReadings(readings))).toEqual(readings.filter(({ km }) => km >= 800_000));
});
