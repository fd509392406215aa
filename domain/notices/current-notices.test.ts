import { expect, test } from 'vitest';
import type { Reminder } from '#domain/reminders/schema.ts';
import { listOn } from '#tests/due-list.ts';
import { reminder } from '#tests/reminders.ts';
import { isCurrent, latestOf, newNotices, type NoticeKey } from './notice-rules.ts';

const byDate = reminder({ plan: { dueDate: '2026-12-15' } });

test('a notice holds until its reminder is done, moved or snoozed', { tags: ['NOT-06'] }, () => {
  const [notice] = newNotices(listOn('2026-12-10', [byDate]), [], '2026-12-10');
  const holds = (changes: Partial<Reminder>) =>
    isCurrent(notice!, listOn('2026-12-11', [{ ...byDate, ...changes }]));
  expect(holds({})).toBe(true);
  expect(holds({ isDone: true })).toBe(false);
  expect(holds({ plan: { ...byDate.plan, dueDate: '2026-12-16' } })).toBe(false);
  expect(holds({ snooze: { until: '2026-12-20', wasOverdue: false } })).toBe(false);
  expect(isCurrent(notice!, [])).toBe(false);
});

test('so does one of a reminder that is due at a mileage', { tags: ['NOT-06'] }, () => {
  const day = '2026-12-10';
  const read = [{ km: 98_900, date: day }];
  const byKm = reminder({ plan: { dueKm: 99_000 } });
  const [notice] = newNotices(listOn(day, [byKm], read), [], day);
  const holds = (changes: Partial<Reminder>) =>
    isCurrent(notice!, listOn(day, [{ ...byKm, ...changes }], read));
  expect(holds({})).toBe(true);
  expect(holds({ plan: { ...byKm.plan, dueKm: 99_500 } })).toBe(false);
  const km = { until: 98_950, since: day };
  expect(holds({ snooze: { until: null, km, wasOverdue: false } })).toBe(false);
});

test('a notice holds by its own reminder or car alone', { tags: ['NOT-06'] }, () => {
  const day = '2026-12-10';
  const oil = reminder({ id: 'oil', plan: { dueDate: '2026-12-15' } });
  const belt = reminder({ id: 'belt', carId: 'b', plan: { dueKm: 99_000 } });
  const holds = (notice: Pick<NoticeKey, 'kind' | 'subjectId' | 'due'>) =>
    isCurrent({ ...notice, state: 'urgent', round: 0 }, listOn(day, [oil, belt]));
  expect(holds({ kind: 'reminder', subjectId: 'oil', due: '2026-12-15|' })).toBe(true);
  expect(holds({ kind: 'reminder', subjectId: 'belt', due: '2026-12-15|' })).toBe(false);
  expect(holds({ kind: 'reminder', subjectId: 'oil', due: '|99000' })).toBe(false);
  expect(holds({ kind: 'mileage', subjectId: 'b', due: '' })).toBe(true);
  expect(holds({ kind: 'mileage', subjectId: 'a', due: '' })).toBe(false);
});

test('a digest leaves out what a later one tells anew', { tags: ['NOT-09'] }, () => {
  const told = (digest: string, day: string, kind: NoticeKey['kind'] = 'reminder', subjectId = 'r') => ({
    ...({ kind, subjectId, due: '', state: 'urgent', round: 0 } as const),
    day,
    digest,
  });
  const first = told('1', '2026-12-10');
  expect(latestOf([first], '1')).toEqual([first]);
  expect(latestOf([first, told('2', '2026-12-11')], '1')).toEqual([]);
  expect(latestOf([first, told('2', '2026-12-11')], '2')).toEqual([told('2', '2026-12-11')]);
  for (const other of [
    told('2', '2026-12-10'),
    told('0', '2026-12-09'),
    told('2', '2026-12-11', 'mileage'),
    told('2', '2026-12-11', 'reminder', 's'),
  ])
    expect(latestOf([first, other], '1')).toEqual([first]);
});
