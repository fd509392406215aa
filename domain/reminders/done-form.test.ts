import { expect, test } from 'vitest';
import { checkForm } from '#web/platform/forms/check.ts';
import { completionOf, planOf, reminder } from '#tests/reminders.ts';
import { withDone } from './change-rules.ts';
import {
  doneForm,
  doubtedDone,
  isOffered,
  mileageOffer,
  nextDateError,
  planAfter,
  repairValues,
  withDay,
} from './done-form.ts';
import { lastRepairId } from './done-repair.ts';
import { asksNextDate } from './kind-names.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import { ReminderKind, type Plan, type Reminder } from './schema.ts';

const today = '2026-11-01';
const plan = planOf({ dueKm: 100_000, repeatKm: 15_000 });
const papers = ['inspection', 'insurance', 'tax', 'documents'];
const noRepair = { title: '', cost: 'x', garageName: '' };

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
    checkForm(doneForm(plan, today), { doneOn: today, doneKm: '97000', nextDate, ...noRepair });
  expect(JSON.stringify(check(today).errors?.nextDate)).toContain(nextDateError);
  expect([check('2026-11-02').success, check('').success]).toEqual([true, true]);
});

test(
  'a paper that does not repeat is asked for its date, too, and ends without one',
  { tags: ['REM-22'] },
  () => {
    const of = (kind: Reminder['kind'], to: Partial<Plan>) => reminder({ kind, plan: to });
    const inspection = of('inspection', { dueDate: '2026-12-01' });
    const asked = [inspection, of('oil', { dueDate: today }), of('inspection', { dueKm: 5 })];
    expect(asked.map(asksNextDate)).toEqual([true, false, false]);
    expect(ReminderKind.options.filter((kind) => asksNextDate(of(kind, { dueDate: today })))).toEqual(papers);
    const done = (nextDate: string | null) =>
      withDone(
        inspection,
        {
          id: 'c',
          doneOn: today,
          doneKm: null,
          isKmEstimated: false,
          due: { date: '2026-12-01', km: null },
          nextDate,
        },
        `${today}T10:00:00.000Z`,
      );
    expect(done('2028-11-30')).toMatchObject({ plan: { dueDate: '2028-11-30' }, isDone: false });
    expect(done(null)).toMatchObject({ isDone: true });
  },
);

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

const euros = { currency: 'EUR', language: 'lv' } as const;
const before = (madeRepair: boolean | null, kind: 'oil' | 'inspection') =>
  reminder({ kind, plan: {}, completions: [completionOf({ madeRepair })] });

test('a repair is recorded of work and not of papers, or as the last time', { tags: ['REM-50'] }, () => {
  const isRepair = (one: ReturnType<typeof reminder>, typed = {}) =>
    repairValues(typed, one, null, euros).isRepair;
  expect(isRepair(reminder({ plan: {} }))).toBe(true);
  const inspection = reminder({ kind: 'inspection', plan: {} });
  expect(ReminderKind.options.filter((kind) => !isRepair(reminder({ kind, plan: {} })))).toEqual(papers);
  expect(isRepair(inspection, { cost: '30' })).toBe(true);
  const switchedOff = { isRepair: false, cost: undefined };
  expect(isRepair(reminder({ plan: {} }), switchedOff)).toBe(false);
  expect(isRepair(reminder({ plan: {} }), { ...switchedOff, cost: '60' })).toBe(true);
  expect(isRepair(reminder({ plan: {} }), { ...switchedOff, cost: '' })).toBe(false);
  expect([isRepair(before(false, 'oil')), isRepair(before(true, 'inspection'))]).toEqual([false, true]);
  expect([isRepair(before(null, 'oil')), isRepair(before(null, 'inspection'))]).toEqual([true, false]);
});

test('title, cost and garage are those of the last time until others are typed', { tags: ['REM-51'] }, () => {
  const last = { title: 'Oil and filter', cost: 89.9, currency: 'EUR', garageName: 'Autolux' };
  const oil = reminder({ plan: {} });
  expect(repairValues({}, oil, last, euros)).toEqual({
    isRepair: true,
    title: 'Oil and filter',
    cost: '89,90',
    garageName: 'Autolux',
  });
  expect(repairValues({ cost: '', garageName: '' }, oil, last, euros)).toMatchObject({
    cost: '',
    garageName: '',
  });
  expect(repairValues({}, oil, { ...last, currency: 'USD' }, euros).cost).toBe('');
  expect(repairValues({}, oil, null, euros)).toMatchObject({ title: 'Oil', cost: '', garageName: '' });
  expect(repairValues({ isRepair: false }, oil, last, euros).cost).toBe('');
  const repairs = [null, 'newer', 'older'].map((repairId) => completionOf({ repairId }));
  expect([lastRepairId({ ...oil, completions: repairs }), lastRepairId(oil)]).toEqual(['newer', null]);
});

test('what is typed of a repair is checked only when one is wanted', { tags: ['REM-50'] }, () => {
  const values = { doneOn: today, doneKm: '97000', nextDate: '', ...noRepair };
  expect(doneForm(plan, today).safeParse(values).data).toMatchObject({ repair: null });
  const { errors } = checkForm(doneForm(plan, today, 'EUR'), values);
  expect(Object.keys(errors ?? {})).toEqual(['title', 'cost']);
  const typed = { ...values, title: 'Oil', cost: '49,90' };
  expect(doneForm(plan, today, 'EUR').safeParse(typed).data?.repair).toEqual({
    title: 'Oil',
    cost: 49.9,
    currency: 'EUR',
    garageName: null,
  });
});

test('what was typed may be doubted: an offered estimate is not, and without a record there is no cost', () => {
  const done = { doneOn: today, doneKm: 98_960, isKmEstimated: true };
  expect(doubtedDone(done, null)).toEqual({ date: today, mileage: null, cost: null, currency: '' });
  expect(doubtedDone({ ...done, isKmEstimated: false }, { cost: 120, currency: 'EUR' })).toEqual({
    date: today,
    mileage: 98_960,
    cost: 120,
    currency: 'EUR',
  });
});
