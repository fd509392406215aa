import { expect, test } from 'vitest';
import { planOf } from '#tests/reminders.ts';
import { isOffered, mileageOffer, withDay } from './done-form.ts';
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
