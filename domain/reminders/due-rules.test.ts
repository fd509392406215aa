import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { reminder } from '#tests/reminders.ts';
import { addDays } from '#domain/days.ts';
import { dueList } from './due-list-rules.ts';
import { dueStatus, isPressing, silenced } from './due-rules.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Reminder, ReminderList } from './schema.ts';

const today = '2026-11-01';
const carId = 'a';

const onDate = (dueDate: string, changes = {}) => reminder({ ...changes, plan: { dueDate } });
const read = (...readings: [km: number, date: string][]) => readings.map(([km, date]) => ({ km, date }));
const facts = (...readings: [km: number, date: string][]) => mileageFacts(read(...readings), today);
const stateOf = (one: Reminder, mileage = facts(), day = today) => dueStatus(one, mileage, day).state;

describe('due at a date', () => {
  tableTest([
    ['2026-12-15', 'ok', 44],
    ['2026-12-02', 'ok', 31],
    ['2026-12-01', 'soon', 30],
    ['2026-11-30', 'soon', 29],
    ['2026-11-08', 'urgent', 7],
    ['2026-11-01', 'due', 0],
    ['2026-10-31', 'overdue', -1],
  ])('is due, overdue or neither today', { tags: ['REM-04', 'REM-10'] }, (dueDate, state, daysLeft) => {
    expect(dueStatus(onDate(dueDate), null, today)).toMatchObject({ state, daysLeft, reason: 'date' });
  });

  test('with a lead of its own the last seven days are urgent, too', { tags: ['REM-10'] }, () => {
    const own = (leadDays: number, days: number) => stateOf(onDate(addDays(today, days), { leadDays }));
    expect([own(7, 8), own(7, 7), own(10, 8), own(10, 7), own(3, 4), own(3, 3)]).toEqual([
      'ok',
      'urgent',
      'soon',
      'urgent',
      'ok',
      'urgent',
    ]);
  });

  test(
    'a lead is at most half of the interval: what is due every week is ok the day after',
    { tags: ['REM-12'] },
    () => {
      const weekly = (dueDate: string) =>
        reminder({ leadDays: 30, plan: { dueDate, repeat: { every: 1, unit: 'week' } } });
      expect(stateOf(weekly(addDays(today, 6)))).toBe('ok');
      expect(stateOf(weekly(addDays(today, 4)))).toBe('ok');
      expect(stateOf(weekly(addDays(today, 3)))).toBe('soon');
      expect(stateOf(weekly(addDays(today, 1)))).toBe('urgent');
      for (const [every, unit, half] of [
        [20, 'day', 10],
        [4, 'week', 14],
        [1, 'month', 14],
        [6, 'month', 84],
        [1, 'year', 182],
      ] as const) {
        const at = (days: number) =>
          stateOf(
            reminder({ leadDays: 365, plan: { dueDate: addDays(today, days), repeat: { every, unit } } }),
          );
        expect([every, unit, at(half), at(half + 1)]).toEqual([every, unit, 'soon', 'ok']);
      }
    },
  );

  test('where nobody has decided, it warns 1,000 km ahead', { tags: ['REM-04'] }, () => {
    const at = (dueKm: number) => stateOf(reminder({ plan: { dueKm } }), facts([90_000, today]));
    expect([at(91_000), at(91_001)]).toEqual(['soon', 'ok']);
  });

  test('300 km before its mileage it is urgent, and no further away', { tags: ['REM-10'] }, () => {
    const at = (dueKm: number) => stateOf(reminder({ plan: { dueKm } }), facts([90_000, today]));
    expect([90_301, 90_300, 90_000, 89_999].map(at)).toEqual(['soon', 'urgent', 'due', 'overdue']);
  });

  test('snoozed until a mileage it is silent until that is probably reached', { tags: ['REM-30'] }, () => {
    const readings = read([90_000, '2026-05-01'], [97_360, today]);
    const km = { until: 97_800, since: today };
    const one = reminder({ plan: { dueKm: 97_600 }, snooze: { until: null, km, wasOverdue: false } });
    const on = (day: string, more: typeof readings = []) =>
      dueStatus(one, mileageFacts([...readings, ...more], day), day);
    expect(on(today)).toMatchObject({ state: 'urgent', isSnoozed: true });
    expect(on(addDays(today, 10))).toMatchObject({ isSnoozed: true });
    expect(on(addDays(today, 11))).toMatchObject({ state: 'urgent', isSnoozed: false });
    const driven = read([97_700, addDays(today, 2)]);
    expect(on(addDays(today, 2), driven)).toMatchObject({ state: 'overdue', isSnoozed: false });
    expect(dueStatus(one, null, today), 'no mileage is known').toMatchObject({
      state: 'unknown',
      isSnoozed: true,
    });
  });

  test(
    'on fixed days of the year the shortest time between them is its interval',
    { tags: ['REM-12'] },
    () => {
      const tires = (days: number) =>
        reminder({ leadDays: 60, plan: { dueDate: addDays(today, days), yearDays: ['03-01', '12-01'] } });
      expect([stateOf(tires(45)), stateOf(tires(46))]).toEqual(['soon', 'ok']);
    },
  );
});

describe('kept silent', () => {
  test(
    'a snooze lasts until its day, and ends when the reminder becomes overdue',
    { tags: ['REM-30'] },
    () => {
      const snoozed = (wasOverdue: boolean) =>
        onDate('2026-11-05', { snooze: { until: '2026-11-10', wasOverdue } });
      const silent = (one: Reminder) =>
        [5, 6, 9, 10].map(
          (day) => !isPressing(dueStatus(one, null, `2026-11-${String(day).padStart(2, '0')}`)),
        );
      expect(silent(snoozed(false))).toEqual([true, false, false, false]);
      expect(silent(snoozed(true))).toEqual([true, true, true, false]);
    },
  );

  test('of a car that is out of use it is only that', { tags: ['REM-32'] }, () => {
    const snoozed = onDate('2026-11-05', {
      snooze: { until: '2026-11-10', wasOverdue: false },
      leadDays: 10,
    });
    expect(silenced(dueStatus(snoozed, null, today))).toEqual({
      state: 'outOfUse',
      reason: null,
      daysLeft: 4,
      kmLeft: null,
      date: '2026-11-05',
      isEstimated: false,
      leadDays: 10,
      isKmEstimated: false,
      isSnoozed: false,
      asksMileage: false,
    });
  });

  test('a paused one and one that is done have no state', { tags: ['REM-31'] }, () => {
    for (const [one, state] of [
      [reminder({ isPaused: true, plan: { dueDate: '2026-10-01', dueKm: 5 } }), 'paused'],
      [reminder({ isDone: true, plan: { dueDate: '2026-10-01', dueKm: 5 } }), 'done'],
    ] as const) {
      const status = dueStatus(one, null, today);
      expect(status).toMatchObject({ state, reason: null, asksMileage: false });
      expect(isPressing(status)).toBe(false);
    }
  });
});

test('today is the day where the owner is, also when clocks change', { tags: ['REM-16'] }, () => {
  expect(dayOfInstant('2026-10-31T22:30:00Z', 'Europe/Riga')).toBe('2026-11-01');
  const days = (zone: string, from: string) => {
    const hours = Array.from({ length: 72 }, (_, hour) =>
      dayOfInstant(new Date(Date.parse(from) + hour * 3_600_000).toISOString(), zone),
    );
    return [...Map.groupBy(hours, (day) => day)].map(([day, of]) => `${day} ${of.length}`);
  };
  expect(days('Europe/Riga', '2026-10-23T21:00:00Z')).toEqual([
    '2026-10-24 24',
    '2026-10-25 25',
    '2026-10-26 23',
  ]);
  expect(days('Europe/Riga', '2027-03-26T22:00:00Z').slice(0, 3)).toEqual([
    '2027-03-27 24',
    '2027-03-28 23',
    '2027-03-29 24',
  ]);
  expect(days('America/New_York', '2026-10-31T04:00:00Z')[1]).toBe('2026-11-01 25');
  expect(days('Australia/Sydney', '2026-10-02T14:00:00Z')[1]).toBe('2026-10-04 23');
});

const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays(today, days));
const anyPlan = fc.record({
  dueDate: fc.option(day),
  dueKm: fc.option(fc.nat(300_000)),
  repeatKm: fc.option(fc.integer({ min: 1, max: 30_000 })),
});
const anyReadings = fc.array(fc.record({ km: fc.nat(400_000), date: day.filter((date) => date <= today) }), {
  maxLength: 8,
});

test('overdue and due are facts: no reading and no date, no such state', { tags: ['REM-13'] }, () => {
  fc.assert(
    fc.property(anyPlan, anyReadings, (plan, readings) => {
      const { state } = dueStatus(reminder({ plan }), mileageFacts(readings, today), today);
      const passed = [
        plan.dueDate !== null && plan.dueDate <= today,
        plan.dueKm !== null && readings.some(({ km }) => km >= plan.dueKm!),
      ];
      if (state === 'overdue' || state === 'due') expect(passed).toContain(true);
    }),
  );
});

test('looking a hundred times changes nothing', { tags: ['REM-19'] }, () => {
  fc.assert(
    fc.property(anyPlan, anyReadings, (plan, readings) => {
      const list: ReminderList = {
        reminders: [reminder({ plan })],
        mileage: [
          {
            carId,
            readings: readings.map((one) => ({ ...one, id: 'm', source: 'car', sourceId: null })),
            isOutOfUse: false,
          },
        ],
      };
      const before = JSON.stringify(list);
      const first = dueList(list, today);
      for (let times = 0; times < 100; times++) expect(dueList(list, today)).toEqual(first);
      expect(JSON.stringify(list)).toBe(before);
    }),
    { numRuns: 20 },
  );
});
