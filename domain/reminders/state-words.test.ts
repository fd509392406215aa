import { expect, test } from 'vitest';
import { dueStatus } from '#domain/reminders/due-rules.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Plan } from '#domain/reminders/schema.ts';
import { reminder } from '#tests/reminders.ts';
import { carWords } from '#tests/car-words.ts';
import { estimateText, stateText } from './state-words.ts';

const today = '2026-11-01';
const readings = [
  { km: 90_000, date: '2026-03-22' },
  { km: 97_360, date: '2026-09-22' },
];
const texts = (plan: Partial<Plan>) => {
  const status = dueStatus(reminder({ plan }), mileageFacts(readings, today), today);
  return [status.reason, stateText(status, today, carWords('en')), estimateText(status, carWords('en'))];
};

test('an estimate is due now only when its day has come', { tags: ['REM-13', 'REM-14'] }, () => {
  expect(texts({ dueKm: 98_900 })).toEqual(['estimate', 'Probably due now', null]);
  expect(texts({ dueKm: 99_120 })).toEqual(['estimate', 'about Nov 5, 2026', null]);
  expect(texts({ dueKm: 100_960 })).toEqual(['estimate', 'about Dec 21, 2026', null]);
  expect(texts({ dueKm: 98_900, dueDate: '2026-10-30' })[1]).toBe('Overdue by 2 days');
  expect(texts({ dueKm: 100_960, dueDate: '2026-11-04' })[1]).toBe('In 3 days');
});
