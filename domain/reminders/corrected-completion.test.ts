import { expect, test } from 'vitest';
import { dueOf, reminder as sample } from '#tests/reminders.ts';
import { withDone, withUndone } from './change-rules.ts';
import { correctedCompletion } from './corrected-completion.ts';
import type { Reminder } from './schema.ts';

const at = '2026-11-01T10:00:00.000Z';
const oil = sample({
  plan: {
    dueDate: '2026-12-01',
    dueKm: 100_000,
    repeat: { every: 1, unit: 'year' },
    repeatKm: 15_000,
  },
});
const doneBy = (one: Reminder, repairId: string, doneOn: string, doneKm: number) =>
  withDone(
    one,
    { id: repairId, doneOn, doneKm, isKmEstimated: false, due: dueOf(one), nextDate: null, repairId },
    at,
  );
const corrected = (one: Reminder, repair: Parameters<typeof correctedCompletion>[1]) =>
  withDone(one, { ...correctedCompletion(one, repair)!, id: 'again' }, at);

test('what a repair completed is counted from its corrected day and mileage', { tags: ['REM-55'] }, () => {
  const done = doneBy(oil, 'r1', '2026-10-20', 79_000);
  const after = corrected(done, { id: 'r1', date: '2026-10-21', mileage: 97_000 });
  expect(after.plan).toMatchObject({ dueDate: '2027-10-21', dueKm: 112_000 });
  expect(after.completions).toMatchObject([{ repairId: 'r1', doneOn: '2026-10-21', doneKm: 97_000 }]);
  expect(withUndone(after, 'again')).toEqual(oil);
  const emptied = corrected(done, { id: 'r1', date: '2026-10-20', mileage: null });
  expect(emptied.plan).toEqual(done.plan);
});

test(
  'a repair that was not the last, or whose reminder was moved since, moves nothing',
  { tags: ['REM-55'] },
  () => {
    const once = doneBy(oil, 'r1', '2026-10-20', 97_000);
    const change = { id: 'r1', date: '2026-10-21', mileage: 97_100 };
    expect(correctedCompletion(doneBy(once, 'r2', '2027-10-01', 110_000), change)).toBeNull();
    expect(correctedCompletion({ ...once, plan: { ...once.plan, dueKm: 105_000 } }, change)).toBeNull();
    expect(
      correctedCompletion({ ...once, plan: { ...once.plan, dueDate: '2027-12-01' } }, change),
    ).toBeNull();
    expect(correctedCompletion(oil, change)).toBeNull();
    expect(correctedCompletion(once, { ...change, id: 'r3' })).toBeNull();
    // Another device was faster.
    const twice = doneBy(once, 'r2', '2027-10-01', 110_000);
    expect(withDone(twice, { ...correctedCompletion(once, change)!, id: 'again' }, at)).toBe(twice);
  },
);

test('the date on the new document stays, unless the repair is later', { tags: ['REM-55'] }, () => {
  const paper = sample({ plan: { dueDate: '2026-11-20', repeat: { every: 1, unit: 'year' }, base: 'due' } });
  const given = { id: 'c', doneOn: '2026-11-01', doneKm: null, isKmEstimated: false, repairId: 'r1' };
  const done = withDone(paper, { ...given, due: dueOf(paper), nextDate: '2027-12-01' }, at);
  const on = (date: string) => corrected(done, { id: 'r1', date, mileage: null }).plan.dueDate;
  expect([on('2026-11-03'), on('2027-12-01')]).toEqual(['2027-12-01', '2028-11-20']);
});

test(
  'one that only its date keeps going does not end when its repair moves behind that',
  { tags: ['REM-55'] },
  () => {
    const paper = sample({ kind: 'inspection', plan: { dueDate: '2026-12-01' } });
    const done = {
      id: 'r1',
      doneOn: '2026-10-20',
      doneKm: null,
      isKmEstimated: false,
      nextDate: '2027-10-19',
    };
    const once = withDone(paper, { ...done, due: dueOf(paper), repairId: 'r1' }, at);
    expect(correctedCompletion(once, { id: 'r1', date: '2027-10-18', mileage: null })).not.toBeNull();
    expect(correctedCompletion(once, { id: 'r1', date: '2027-10-19', mileage: null })).toBeNull();
  },
);
