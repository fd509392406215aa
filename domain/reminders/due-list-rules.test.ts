import { expect, test } from 'vitest';
import { reminder } from '#tests/reminders.ts';
import { addDays } from '#domain/days.ts';
import { countPressing, dueList, openByDay } from './due-list-rules.ts';
import { dueStatus, isPressing } from './due-rules.ts';
import type { ReminderList } from './schema.ts';

const today = '2026-11-01';
const carId = 'a';

const onDate = (dueDate: string, changes = {}) => reminder({ ...changes, plan: { dueDate } });

test('the most pressing comes first, then the earliest', { tags: ['REM-17'] }, () => {
  const dates = [
    '2027-06-01',
    '2026-11-03',
    '2026-10-01',
    '2026-11-02',
    '2026-11-20',
    '2026-11-01',
    '2026-09-01',
  ];
  const list: ReminderList = {
    reminders: [
      ...dates.map((dueDate, at) => onDate(dueDate, { id: String(at), title: dueDate })),
      onDate('2026-01-01', { id: 'p', title: 'paused', isPaused: true }),
      reminder({ id: 'k', title: 'unknown', plan: { dueKm: 1 } }),
      onDate('2026-01-01', { id: 'o', carId: 'b', title: 'other car' }),
    ],
    mileage: [],
  };
  const titles = dueList(list, today, carId).map((one) => one.reminder.title);
  expect(titles).toEqual([...dates.toSorted(), 'unknown', 'paused']);
  expect(dueList(list, today)[0]!.reminder.title).toBe('other car');
  const early = onDate('2027-07-01', { id: 'e', title: 'soon', leadDays: 300 });
  expect(dueList({ ...list, reminders: [list.reminders[0]!, early] }, today)[0]!.reminder.title).toBe('soon');
});

test('of one day they are in the order of their titles', () => {
  const titles = ['C', 'A', 'B'].map((title) => onDate('2027-06-01', { id: title, title }));
  const list = dueList({ reminders: titles, mileage: [] }, today);
  expect(list.map((one) => one.reminder.title)).toEqual(['A', 'B', 'C']);
});

test('what is overdue, due or urgent presses, what is due later does not', { tags: ['REM-41'] }, () => {
  const presses = (dueDate: string) => isPressing(dueStatus(onDate(dueDate), null, today));
  const days = ['2026-10-31', today, '2026-11-08', '2026-11-09', '2027-11-01'];
  expect(days.map(presses)).toEqual([true, true, true, false, false]);
  const reminders = days.map((dueDate) => onDate(dueDate, { id: dueDate }));
  expect(countPressing({ reminders, mileage: [] }, today)).toBe(3);
});

test('by its day, what is late comes first and what has none last', { tags: ['REM-47'] }, () => {
  const one = (title: string, dueDate: string | null, changes = {}) =>
    reminder({ id: title, title, plan: { dueDate, dueKm: dueDate === null ? 9_000 : null }, ...changes });
  const reminders = [
    one('unknown', null),
    one('far, soon', '2027-06-01', { leadDays: 300 }),
    one('late', '2026-10-01'),
    one('near', '2026-12-15', { leadDays: 1 }),
  ];
  const titles = openByDay(dueList({ reminders, mileage: [] }, today)).map((due) => due.reminder.title);
  expect(titles).toEqual(['late', 'near', 'far, soon', 'unknown']);
});

test('a distance ahead is that of the reminder, else of its car', { tags: ['REM-04', 'REM-11'] }, () => {
  const known = { readings: [{ id: 'm', km: 1, date: today, source: 'car' as const, sourceId: null }] };
  const list: ReminderList = {
    reminders: [500, null].map((leadKm) => reminder({ id: String(leadKm), leadKm, plan: { dueKm: 1_501 } })),
    mileage: [{ ...known, carId, isOutOfUse: false, leads: { days: null, km: 1_499 } }],
    leads: { days: null, km: 3_000 },
  };
  expect(dueList(list, today).map(({ status }) => status.state)).toEqual(['ok', 'ok']);
  const ofCar = list.mileage.map((one) => ({ ...one, leads: { days: null, km: 1_500 } }));
  expect(
    dueList({ ...list, mileage: ofCar }, today).map((one) => [one.reminder.id, one.status.state]),
  ).toEqual([
    ['null', 'soon'],
    ['500', 'ok'],
  ]);
});

test('each car is estimated by its own distance of a year', { tags: ['REM-14'] }, () => {
  const readings = [{ id: 'm', km: 97_000, date: today, source: 'car' as const, sourceId: null }];
  const yearly = { a: 14_600, b: 7_300, c: null };
  const list: ReminderList = {
    reminders: Object.keys(yearly).map((car) => reminder({ id: car, carId: car, plan: { dueKm: 101_000 } })),
    mileage: Object.entries(yearly).map(([car, yearlyKm]) => ({
      carId: car,
      readings,
      isOutOfUse: false,
      yearlyKm,
    })),
  };
  const expected = dueList(list, today).map((one) => [one.reminder.carId, one.status.date]);
  expect(Object.fromEntries(expected)).toEqual({
    a: addDays(today, 100),
    b: addDays(today, 200),
    c: null,
  });
});

test(
  'a lead is that of the reminder, else of its car, else of its owner',
  { tags: ['REM-04', 'REM-12'] },
  () => {
    const own = { id: 'own', leadDays: 60 };
    const list = (leads: ReminderList['leads'], ofCar: ReminderList['leads']): ReminderList => ({
      reminders: [
        onDate('2026-12-16', own),
        onDate('2026-12-16', { id: 'none' }),
        reminder({ id: 'km', plan: { dueKm: 2_000 } }),
        reminder({
          id: 'weekly',
          plan: { dueDate: addDays(today, 6), repeat: { every: 1, unit: 'week' } },
        }),
      ],
      mileage: [
        {
          carId,
          readings: [{ id: 'm', km: 1, date: today, source: 'car', sourceId: null }],
          isOutOfUse: false,
          leads: ofCar,
        },
      ],
      leads,
    });
    const states = (...leads: [ReminderList['leads'], ReminderList['leads']]) =>
      Object.fromEntries(dueList(list(...leads), today).map((one) => [one.reminder.id, one.status.state]));
    expect(states(null, null)).toEqual({ own: 'soon', none: 'ok', km: 'ok', weekly: 'ok' });
    expect(states({ days: 45, km: 3_000 }, null)).toEqual({
      own: 'soon',
      none: 'soon',
      km: 'soon',
      weekly: 'ok',
    });
    const ofCar = { days: 44, km: null };
    expect(states({ days: 45, km: 3_000 }, ofCar)).toMatchObject({ none: 'ok', km: 'soon' });
    expect(dueList(list({ days: 45, km: 1 }, null), today).map((one) => one.reminder.leadDays)).toContain(
      null,
    );
  },
);

test('the reminders of a car that is sold have no state and ask for nothing', { tags: ['REM-32'] }, () => {
  const list = (isOutOfUse: boolean): ReminderList => ({
    reminders: [
      onDate('2026-10-01', { id: 'overdue' }),
      reminder({ id: 'mileage', plan: { dueKm: 1 } }),
      onDate('2026-10-01', { id: 'done', isDone: true }),
    ],
    mileage: [{ carId, readings: [], isOutOfUse }],
  });
  const seen = (isOutOfUse: boolean) =>
    dueList(list(isOutOfUse), today).map(({ reminder: { id }, status }) => [
      id,
      status.state,
      isPressing(status),
      status.asksMileage,
    ]);
  expect([true, false].map((isOutOfUse) => countPressing(list(isOutOfUse), today))).toEqual([0, 1]);
  expect(seen(true)).toEqual([
    ['overdue', 'outOfUse', false, false],
    ['mileage', 'outOfUse', false, false],
    ['done', 'done', false, false],
  ]);
  expect(seen(false)).toEqual([
    ['overdue', 'overdue', true, false],
    ['mileage', 'unknown', false, true],
    ['done', 'done', false, false],
  ]);
});
