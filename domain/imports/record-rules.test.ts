import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { planOf } from '#tests/reminders.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import { ImportedRecord } from './schema.ts';

const date = '2026-01-02';
const fill = { date, energy: 'gasoline', amount: 1, currency: 'EUR', isFull: true, isMissedBefore: false };

tableTest([
  ['fill', { ...fill, km: 10 }, date, 10],
  ['fill', { ...fill, km: null }, date, null],
  ['fill', fill, date, null],
  ['repair', { title: 'Oil', date, currency: 'EUR', mileage: 20 }, date, 20],
  ['repair', { title: 'Oil', date, currency: 'EUR' }, date, null],
  ['mileage', { date, km: 30 }, date, 30],
  ['reminder', { title: 'Oil', kind: 'oil', notes: null, plan: planOf({ dueKm: 40 }) }, '', null],
  ['note', { date, title: 'Note', text: null }, date, null],
  ['note', { date: null, title: 'Note', text: null }, '', null],
])('the day and the mileage of a record', (kind, fields, day, km) => {
  const record = ImportedRecord.parse({ kind, file: 'a.csv', row: 2, car: 'a', fields });
  expect(dayOf(record)).toBe(day);
  expect(odometerOf(record)).toBe(km);
});
