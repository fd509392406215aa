import { expect, test } from 'vitest';
import { checkForm } from '#web/platform/forms/check.ts';
import { reminder } from '#tests/reminders.ts';
import { emptyReminderForm, reminderFormValues, type ReminderFormValues } from './form-values.ts';
import { reminderForm } from './form.ts';

const read = (changes: Partial<ReminderFormValues>) =>
  checkForm(reminderForm, { ...emptyReminderForm, title: 'Oil', kind: 'oil', repeats: true, ...changes });
const errorsOf = (changes: Partial<ReminderFormValues>) =>
  Object.entries(read(changes).errors ?? {}).map(([name, error]) => {
    const { phrase } = JSON.parse(error.message) as { phrase: string };
    return `${name}: ${phrase}`;
  });
const planOf = (changes: Partial<ReminderFormValues>) => {
  const checked = read(changes);
  return checked.success ? checked.data.plan : checked.errors;
};

test('what is typed becomes a plan', { tags: ['REM-02', 'REM-03', 'REM-05'] }, () => {
  const typed = { dueDate: '2026-01-31', dueKm: '100 000', repeatEvery: '12', repeatKm: '15000' };
  expect(planOf(typed)).toEqual({
    dueDate: '2026-01-31',
    dueKm: 100_000,
    anchorDay: 31,
    repeat: { every: 12, unit: 'month' },
    repeatKm: 15_000,
    yearDays: null,
    base: 'done',
  });
  expect(planOf({ dueDate: '2026-12-01', repeatEvery: '6', yearDays: ['12-01', '03-01', '12-01'] })).toEqual({
    dueDate: '2026-12-01',
    dueKm: null,
    anchorDay: 1,
    repeat: null,
    repeatKm: null,
    yearDays: ['03-01', '12-01'],
    base: 'done',
  });
  expect(planOf({ ...typed, repeats: false })).toMatchObject({ repeat: null, repeatKm: null });
  const once = { repeats: false, repeatEvery: '', repeatKm: '' };
  expect(planOf({ ...once, dueDate: '2026-01-31' })).toMatchObject({ dueDate: '2026-01-31', dueKm: null });
  expect(planOf({ ...once, dueKm: '5' })).toMatchObject({ dueDate: null, dueKm: 5 });
  for (const repeatUnit of ['day', 'week', 'month', 'year'] as const)
    expect(planOf({ ...typed, repeatUnit })).toMatchObject({ repeat: { every: 12, unit: repeatUnit } });
  expect(planOf({ ...typed, kind: 'insurance' })).toMatchObject({ base: 'due' });
  expect(planOf({ ...typed, kind: 'insurance', base: 'done' })).toMatchObject({ base: 'done' });
});

test('a new reminder is for once', { tags: ['REM-06'] }, () => {
  const typed = { ...emptyReminderForm, title: 'Winter tires', dueDate: '2026-12-01' };
  const checked = checkForm(reminderForm, typed);
  expect(checked).toMatchObject({ success: true, data: { plan: { repeat: null, repeatKm: null } } });
});

test('what is missing is named at its field', { tags: ['REM-02', 'REM-03'] }, () => {
  expect(errorsOf({ repeats: false })).toEqual(['dueDate: Enter a date or a mileage']);
  expect(errorsOf({ dueDate: '2026-01-31' })).toEqual(['repeatEvery: Enter a whole number above zero']);
  expect(errorsOf({ dueKm: '5', repeatEvery: '1' })).toEqual(['dueDate: Date is required']);
  expect(errorsOf({ dueKm: '5', yearDays: ['12-01'] })).toEqual(['dueDate: Date is required']);
  expect(errorsOf({ dueDate: '2026-01-31', repeatKm: '5' })).toEqual([
    'dueKm: Enter the mileage as a whole number',
  ]);
  expect(errorsOf({ title: ' ', dueDate: '2026-01-31', repeatEvery: '0', leadDays: '366' })).toEqual([
    'title: Title is required',
    'repeatEvery: Enter a whole number above zero',
    'leadDays: At most {n}',
  ]);
});

test('the form of a reminder says what it was made of', { tags: ['REM-01', 'REM-23'] }, () => {
  const plan = { dueDate: '2026-02-28', anchorDay: 31, repeat: { every: 1, unit: 'month' as const } };
  const monthly = reminder({ kind: 'tyres', plan, leadDays: 10, leadKm: 700, notes: 'Both sides' });
  const values = reminderFormValues(monthly);
  const { title, kind, notes, leadDays, leadKm } = monthly;
  expect(read(values)).toMatchObject({
    success: true,
    data: { title, kind, notes, leadDays, leadKm, plan: monthly.plan },
  });
  const tires = reminder({ plan: { dueDate: '2026-12-01', anchorDay: 1, yearDays: ['03-01', '12-01'] } });
  expect(planOf(reminderFormValues(tires))).toEqual(tires.plan);
  const repeat = { every: 2, unit: 'year' as const };
  const both = reminder({
    plan: { dueDate: '2026-05-01', anchorDay: 1, dueKm: 100_000, repeat, repeatKm: 15_000, base: 'due' },
  });
  expect(planOf(reminderFormValues(both))).toEqual(both.plan);
  // Another day is meant as it is.
  expect(planOf({ ...values, dueDate: '2026-03-30' })).toMatchObject({ anchorDay: 30 });
  const once = reminderFormValues(reminder({ plan: { dueKm: 5 } }));
  expect(once).toMatchObject({ repeats: false, dueDate: '', dueKm: '5', anchor: null });
});
