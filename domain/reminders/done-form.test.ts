import { expect, test } from 'vitest';
import { checkForm } from '#web/platform/forms/check.ts';
import { planOf, reminder } from '#tests/reminders.ts';
import { withDone } from './change-rules.ts';
import { doneForm, isOffered, mileageOffer, nextDateError, planAfter, withDay } from './done-form.ts';
import { mileageFacts } from './mileage-rules.ts';

const today = '2026-11-01';
const plan = planOf({ dueKm: 100_000, repeatKm: 15_000 });

test('the offered mileage counts for its day alone', { tags: ['REM-29'] }, () => {
  const offer = mileageOffer(plan, mileageFacts([{ km: 97_000, date: today }], today), today);
  const values = { doneOn: today, doneKm: '97000', nextDate: '' };
  expect(offer).toEqual({ day: today, km: '97000', isRead: true });
  expect(isOffered(values, offer)).toBe(false);
  expect(withDay(values, '2026-10-01', offer)).toEqual({ ...values, doneOn: '2026-10-01', doneKm: '' });
  expect(withDay(values, today, offer)).toEqual(values);
  const typed = { ...values, doneKm: '95 000' };
  expect(withDay(typed, '2026-10-01', offer)).toEqual({ ...typed, doneOn: '2026-10-01' });
});

test('an offer that nobody read is an estimate, until it is changed', { tags: ['REM-29'] }, () => {
  const read = [
    { km: 90_000, date: '2026-03-22' },
    { km: 97_360, date: '2026-09-22' },
  ];
  const offer = mileageOffer(plan, mileageFacts(read, today), today);
  const values = { doneOn: today, doneKm: '98960', nextDate: '' };
  expect(isOffered(values, offer)).toBe(true);
  expect(isOffered({ ...values, doneKm: '98961' }, offer)).toBe(false);
  expect(mileageOffer(planOf({ dueDate: today }), mileageFacts(read, today), today).km).toBe('');
});

test('a new document is valid until after the day it was done', { tags: ['REM-22'] }, () => {
  const check = (nextDate: string) =>
    checkForm(doneForm(plan, today), { doneOn: today, doneKm: '97000', nextDate });
  expect(JSON.stringify(check(today).errors?.nextDate)).toContain(nextDateError);
  expect([check('2026-11-02').success, check('').success]).toEqual([true, true]);
});

test('what is due next is previewed only when it moves', { tags: ['REM-26'] }, () => {
  const due = { date: '2026-12-01', km: null };
  const done = (id: string, doneOn: string) => {
    return { id, doneOn, doneKm: null, isKmEstimated: false, due, nextDate: null };
  };
  const yearly = reminder({ plan: { dueDate: due.date, repeat: { every: 1, unit: 'year' } } });
  expect(planAfter(yearly, done('c1', '2026-10-20'))?.dueDate).toBe('2027-10-20');
  const moved = withDone(yearly, done('c1', '2026-10-20'), '2026-10-20T10:00:00.000Z');
  expect(planAfter(moved, { ...done('c2', '2026-05-01'), due: { date: '2027-10-20', km: null } })).toBeNull();
  expect(planAfter(reminder({ plan: { dueDate: due.date } }), done('c1', '2026-10-20'))).toBeNull();
});
