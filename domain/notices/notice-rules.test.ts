import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { listOn, type Reading } from '#tests/due-list.ts';
import { reminder } from '#tests/reminders.ts';
import { isCurrent, newNotices, type EarlierNotice, type NoticeKey } from './notice-rules.ts';

/** Runs once a day, as the server does. @returns the notices by day */
function runDaily(from: string, days: number, reminderOn: (day: string) => Reminder, readings?: Reading[]) {
  let earlier: EarlierNotice[] = [];
  const sent: string[] = [];
  for (let at = 0; at < days; at++) {
    const day = addDays(from, at);
    earlier = earlier.filter((one) => one.day >= addDays(day, -400));
    for (const one of newNotices(listOn(day, [reminderOn(day)], readings), earlier, day)) {
      const key = keyOf(one);
      expect(earlier.map(keyOf)).not.toContain(key);
      earlier.push({ ...one, day });
      sent.push(`${day} ${one.kind} ${one.state}`);
    }
  }
  return sent;
}

/** Unique in the database. */
const keyOf = ({ kind, subjectId, due, state, round }: NoticeKey) =>
  [kind, subjectId, due, state, round].join(' ');

const byDate = reminder({ plan: { dueDate: '2026-12-15' } });

test('each state is announced once, overdue again every 30 days', { tags: ['NOT-01'] }, () => {
  expect(runDaily('2026-11-01', 110, () => byDate)).toEqual([
    '2026-11-15 reminder soon',
    '2026-12-08 reminder urgent',
    '2026-12-15 reminder due',
    '2026-12-16 reminder overdue',
    '2027-01-15 reminder overdue',
    '2027-02-14 reminder overdue',
  ]);
});

test('what is due at a mileage goes through the same states', { tags: ['NOT-01'] }, () => {
  const day = '2026-11-20';
  const byKm = reminder({ plan: { dueKm: 99_000 } });
  const statesAt = (km: number) =>
    newNotices(listOn(day, [byKm], [{ km, date: day }]), [], day).map(
      ({ kind, state }) => `${kind} ${state}`,
    );
  expect([97_000, 98_100, 98_900, 99_000, 99_001].map(statesAt)).toEqual([
    [],
    ['reminder soon'],
    ['reminder urgent'],
    ['reminder due'],
    ['reminder overdue'],
  ]);
});

test('repeats go on after the first of them are deleted', { tags: ['NOT-01', 'NOT-03'] }, () => {
  const both = reminder({ plan: { dueDate: '2026-12-15', dueKm: 99_000 } });
  const sent = runDaily('2026-12-16', 901, () => both);
  expect(sent.filter((line) => line.includes('overdue'))).toHaveLength(31);
  expect(sent.filter((line) => line.includes('asked'))).toHaveLength(31);
});

test('a lesser state after a worse one is no news, a new due date is', { tags: ['NOT-01', 'NOT-02'] }, () => {
  const earlier: EarlierNotice[] = [
    {
      kind: 'reminder',
      subjectId: 'r',
      due: '2026-12-15|',
      state: 'urgent',
      round: 0,
      day: '2026-11-10',
    },
  ];
  const of = (one: Reminder) => newNotices(listOn('2026-11-20', [one]), earlier, '2026-11-20');
  expect(of(byDate)).toEqual([]);
  expect(of(reminder({ plan: { dueDate: '2026-12-14' } }))).toMatchObject([{ state: 'soon', round: 0 }]);
  const told: EarlierNotice[] = [{ ...earlier[0]!, due: '|99000' }];
  const read = [{ km: 98_400, date: '2026-11-20' }];
  const at = (dueKm: number) =>
    newNotices(listOn('2026-11-20', [reminder({ plan: { dueKm } })], read), told, '2026-11-20');
  expect(at(99_000)).toEqual([]);
  expect(at(99_100)).toMatchObject([{ state: 'soon', due: '|99100', round: 0 }]);
});

test('a snoozed, paused or completed reminder is silent', { tags: ['NOT-02'] }, () => {
  const plan = { dueDate: '2026-11-05', dueKm: 99_000 };
  const silent = [
    { isPaused: true },
    { isDone: true },
    { snooze: { until: '2026-12-31', wasOverdue: true } },
  ];
  for (const changes of silent)
    expect(runDaily('2026-11-01', 30, () => reminder({ plan, ...changes }))).toEqual([]);
  const broken = reminder({
    plan: { dueDate: plan.dueDate },
    snooze: { until: '2026-11-10', wasOverdue: false },
  });
  expect(runDaily('2026-11-01', 20, () => broken)).toEqual(['2026-11-06 reminder overdue']);
});

test('when a snooze ends the reminder is announced again, once', { tags: ['NOT-02'] }, () => {
  const snoozedOn = (from: string, until: string, wasOverdue: boolean) => (day: string) =>
    day < from ? byDate : { ...byDate, snooze: { until, wasOverdue } };
  expect(runDaily('2026-12-08', 7, snoozedOn('2026-12-09', '2026-12-12', false))).toEqual([
    '2026-12-08 reminder urgent',
    '2026-12-12 reminder urgent',
  ]);
  expect(runDaily('2026-12-16', 50, snoozedOn('2026-12-17', '2026-12-24', true))).toEqual([
    '2026-12-16 reminder overdue',
    '2026-12-24 reminder overdue',
    '2027-01-23 reminder overdue',
  ]);
  const readings = [
    { km: 90_000, date: '2026-05-01' },
    { km: 97_360, date: '2026-11-01' },
  ];
  const km = { until: 97_800, since: '2026-11-02' };
  const untilKm = (day: string) =>
    reminder({
      plan: { dueKm: 97_600 },
      snooze: day < km.since ? null : { until: null, km, wasOverdue: false },
    });
  expect(runDaily('2026-11-01', 30, untilKm, readings).filter((line) => line.includes('reminder'))).toEqual([
    '2026-11-01 reminder urgent',
    '2026-11-12 reminder urgent',
  ]);
  const sameDay = (day: string) =>
    reminder({
      plan: { dueKm: 97_600 },
      snooze: day < km.since ? null : { until: null, km: { ...km, since: '2026-11-01' }, wasOverdue: false },
    });
  expect(runDaily('2026-11-01', 30, sameDay, readings).filter((line) => line.includes('reminder'))).toEqual([
    '2026-11-01 reminder urgent',
    '2026-11-12 reminder urgent',
  ]);
  // Overdue breaks this snooze, so its end is no news.
  expect(runDaily('2026-12-08', 20, snoozedOn('2026-12-09', '2026-12-20', false))).toEqual([
    '2026-12-08 reminder urgent',
    '2026-12-16 reminder overdue',
  ]);
});

test(
  'an estimate is announced as urgent at most, and asks for the mileage',
  { tags: ['NOT-01', 'NOT-03'] },
  () => {
    const readings = [
      { km: 90_000, date: '2026-05-01' },
      { km: 97_360, date: '2026-11-01' },
    ];
    const byKm = reminder({ plan: { dueKm: 99_000 } });
    const sent = runDaily('2026-11-01', 100, () => byKm, readings);
    expect(sent.filter((line) => /due|overdue/.test(line))).toEqual([]);
    expect(sent.filter((line) => line.includes('reminder'))).toEqual([
      '2026-11-12 reminder soon',
      '2026-12-05 reminder urgent',
    ]);
    expect(sent.filter((line) => line.includes('asked'))).toEqual([
      '2026-12-05 mileage asked',
      '2027-01-04 mileage asked',
      '2027-02-03 mileage asked',
    ]);
  },
);

test(
  'without a reading only the mileage is asked for, whatever is driven in a year',
  { tags: ['NOT-03'] },
  () => {
    const mileage = [{ carId: 'a', readings: [], isOutOfUse: false, yearlyKm: 15_000 }];
    const due = dueList({ reminders: [reminder({ plan: { dueKm: 1 } })], mileage }, '2026-11-01');
    expect(newNotices(due, [], '2026-11-01').map(({ kind }) => kind)).toEqual(['mileage']);
  },
);

test('several reminders of a car ask for its mileage once', { tags: ['NOT-03'] }, () => {
  const two = ['r', 's'].map((id) => reminder({ id, plan: { dueKm: 99_000 } }));
  const asked = { kind: 'mileage', subjectId: 'a', carId: 'a', due: '', state: 'asked', round: 0 } as const;
  expect(newNotices(listOn('2026-11-01', two), [], '2026-11-01')).toEqual([asked]);
  const second = reminder({ id: 't', carId: 'b', plan: { dueKm: 99_000 } });
  expect(newNotices(listOn('2026-11-01', [...two, second]), [], '2026-11-01')).toEqual([
    asked,
    { ...asked, subjectId: 'b', carId: 'b' },
  ]);
});

test('a snoozed reminder asks for no mileage', { tags: ['NOT-02', 'NOT-03'] }, () => {
  const byKm = reminder({ plan: { dueKm: 99_000 } });
  const snoozed = { ...byKm, snooze: { until: '2026-11-08', wasOverdue: false } };
  const [asked] = newNotices(listOn('2026-11-01', [byKm]), [], '2026-11-01');
  expect(asked).toMatchObject({ kind: 'mileage' });
  expect(isCurrent(asked!, listOn('2026-11-01', [byKm]))).toBe(true);
  expect(newNotices(listOn('2026-11-01', [snoozed]), [], '2026-11-01')).toEqual([]);
  expect(isCurrent(asked!, listOn('2026-11-01', [snoozed]))).toBe(false);
  expect(newNotices(listOn('2026-11-08', [snoozed]), [], '2026-11-08')).toEqual([asked]);
});

test('repetitions are counted from 0 for each state and due date', { tags: ['NOT-01'] }, () => {
  const told = (due: string, state: NoticeKey['state'], round: number, day: string): EarlierNotice => ({
    kind: 'reminder',
    subjectId: 'r',
    due,
    state,
    round,
    day,
  });
  const lesser = [
    told('2026-12-15|', 'urgent', 1, '2026-12-12'),
    told('2026-12-15|', 'due', 0, '2026-12-15'),
  ];
  const before = told('2026-11-15|', 'overdue', 4, '2026-12-14');
  const roundsOn = (day: string, earlier: EarlierNotice[]) =>
    newNotices(listOn(day, [byDate]), earlier, day).map(({ state, round }) => [state, round]);
  expect(roundsOn('2026-12-16', [before, ...lesser])).toEqual([['overdue', 0]]);
  const once = [before, ...lesser, told('2026-12-15|', 'overdue', 0, '2026-12-16')];
  expect(roundsOn('2027-01-14', once)).toEqual([]);
  expect(roundsOn('2027-01-15', once)).toEqual([['overdue', 1]]);
});

test('what was told of a car says nothing of its reminders, nor of another car', { tags: ['NOT-03'] }, () => {
  const day = '2026-12-10';
  const list = listOn(day, [
    reminder({ id: 'a', plan: { dueDate: '2026-12-15' } }),
    reminder({ id: 'b', plan: { dueKm: 99_000 } }),
  ]);
  const both = [
    { kind: 'reminder', subjectId: 'a', carId: 'a', due: '2026-12-15|', state: 'urgent', round: 0 },
    { kind: 'mileage', subjectId: 'a', carId: 'a', due: '', state: 'asked', round: 0 },
  ] as const;
  expect(newNotices(list, [], day)).toEqual(both);
  const told = both.map((notice) => ({ ...notice, day }));
  expect(newNotices(list, told, day)).toEqual([]);
  expect(newNotices(list, [told[0]!], day)).toEqual([both[1]]);
  expect(newNotices(list, [told[1]!], day)).toEqual([both[0]]);
  expect(newNotices(list, [{ ...told[1]!, subjectId: 'other' }, told[0]!], day)).toEqual([both[1]]);
});
