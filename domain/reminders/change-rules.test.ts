import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base, day, repeat } from '#tests/drawn-plans.ts';
import { reminder as sample } from '#tests/reminders.ts';
import { withDone, withUndone, type Done } from './change-rules.ts';
import type { Plan, Reminder } from './schema.ts';

const every = (count: number, unit: NonNullable<Plan['repeat']>['unit']) => ({ every: count, unit });
const reminder = (plan: Partial<Plan>, changes = {}) => sample({ plan, ...changes });
const at = '2026-11-01T10:00:00.000Z';
const doneOf = (one: Reminder, id: string, doneOn: string, doneKm: number | null = null) => ({
  id,
  doneOn,
  doneKm,
  isKmEstimated: false,
  due: { date: one.plan.dueDate, km: one.plan.dueKm },
  nextDate: null,
});

describe('done', () => {
  const oil = reminder({ dueDate: '2026-12-01', repeat: every(1, 'year') });

  test('keeps its history, newest first, and ends a snooze', { tags: ['REM-25', 'REM-30'] }, () => {
    const snoozed = { ...oil, snooze: { until: '2026-12-24', wasOverdue: false } };
    const once = withDone(snoozed, doneOf(oil, 'c1', '2026-10-20'), at);
    expect(once).toMatchObject({ plan: { dueDate: '2027-10-20' }, snooze: null, isDone: false });
    const twice = withDone(once, doneOf(once, 'c2', '2027-10-01'), at);
    expect(twice.completions.map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(withDone(twice, doneOf(twice, 'c2', '2027-10-01'), at)).toBe(twice);
    // On the same day, by a clock that is slow.
    const third = withDone(twice, doneOf(twice, 'b3', '2027-10-01'), '2026-01-01T00:00:00.000Z');
    expect(third.completions.map(({ id, createdAt }) => [id, createdAt])).toEqual([
      ['b3', '2026-11-01T10:00:00.002Z'],
      ['c2', '2026-11-01T10:00:00.001Z'],
      ['c1', at],
    ]);
    const later = '2026-11-01T10:00:01.000Z';
    expect(withDone(twice, doneOf(twice, 'b3', '2027-10-01'), later).completions[0]!.createdAt).toBe(later);
  });

  test('remembers whether a repair was recorded with it, if that was asked', { tags: ['REM-50'] }, () => {
    const made = (changes: Partial<Done>) => {
      const { completions } = withDone(oil, { ...doneOf(oil, 'c1', '2026-10-20'), ...changes }, at);
      return [completions[0]!.madeRepair, completions[0]!.repairId];
    };
    expect(made({})).toEqual([null, null]);
    expect(made({ newRepair: null })).toEqual([false, null]);
    expect(made({ newRepair: { id: 'new' } })).toEqual([true, 'new']);
    expect(made({ repairId: 'old' })).toEqual([null, 'old']);
  });

  test('a record older than the last one moves nothing', { tags: ['REM-26'] }, () => {
    const once = withDone(oil, doneOf(oil, 'c1', '2026-10-20'), at);
    const late = withDone(once, doneOf(once, 'c0', '2026-05-01'), at);
    expect(late.plan).toEqual(once.plan);
    expect(late.completions.map(({ id, previous }) => [id, previous === null])).toEqual([
      ['c1', false],
      ['c0', true],
    ]);
    expect(withUndone(late, 'c0')).toEqual(once);
    const again = withDone(once, doneOf(once, 'c2', '2026-10-20'), at);
    expect(again.completions[0], 'one of the same day is not older').toMatchObject({
      id: 'c2',
      previous: { dueDate: once.plan.dueDate },
    });
  });

  test('done on two devices, it moves once', { tags: ['REM-27'] }, () => {
    const due = reminder({ dueDate: '2026-11-20', repeat: every(1, 'year'), base: 'due' });
    const ofMileage = reminder({ dueKm: 100_000, repeatKm: 10_000 });
    const ofBoth = reminder({
      dueDate: '2026-11-20',
      repeat: every(1, 'year'),
      dueKm: 100_000,
      repeatKm: 10_000,
    });
    for (const one of [due, ofMileage, ofBoth]) {
      const here = withDone(one, doneOf(one, 'c1', '2026-11-01', 99_000), at);
      expect(here.plan).not.toEqual(one.plan);
      const there = withDone(here, doneOf(one, 'c2', '2026-11-02', 99_500), at);
      expect(there.plan).toEqual(here.plan);
      expect(there.completions).toHaveLength(2);
      expect(withDone(there, doneOf(one, 'c3', '2026-11-03', 99_700), at).plan).toEqual(here.plan);
    }
    const here = withDone(due, doneOf(due, 'c1', '2026-11-01'), at);
    // Moved meanwhile by its owner, it was not done by anybody else.
    const moved = { ...due, plan: { ...due.plan, dueDate: '2026-11-25' } };
    expect(withDone(moved, doneOf(due, 'c1', '2026-11-01'), at).plan.dueDate).toBe('2027-11-25');
    const again = { ...here, plan: { ...here.plan, dueDate: '2027-11-25' } };
    expect(withDone(again, doneOf(here, 'c2', '2027-11-01'), at).plan.dueDate).toBe('2028-11-25');
    const back = { ...here, plan: due.plan };
    expect(withDone(back, doneOf(back, 'c2', '2026-11-02'), at).plan.dueDate).toBe('2027-11-20');
  });

  test('what is not repeated is done for good, until that is undone', { tags: ['REM-28'] }, () => {
    const once = reminder({ dueDate: '2026-12-01' });
    const done = withDone(once, doneOf(once, 'c1', '2026-11-01'), at);
    expect(done).toMatchObject({ isDone: true, plan: once.plan });
    expect(withUndone(done, 'c1')).toEqual(once);
  });
});

describe('undone', () => {
  test('only the last one, and what was changed since stays', { tags: ['REM-28'] }, () => {
    const oil = reminder({ dueDate: '2026-12-01', repeat: every(1, 'year') });
    const once = withDone(oil, doneOf(oil, 'c1', '2026-10-20'), at);
    const twice = withDone(once, doneOf(once, 'c2', '2027-10-01'), at);
    expect(withUndone(twice, 'c1')).toBeNull();
    expect(withUndone(twice, 'c3')).toBe(twice);
    const edited = {
      ...once,
      title: 'Engine oil',
      plan: { ...once.plan, dueKm: 5, repeatKm: 5, anchorDay: 4 },
    };
    expect(withUndone(edited, 'c1')).toMatchObject({
      title: 'Engine oil',
      plan: { dueDate: '2026-12-01', dueKm: 5, repeatKm: 5, anchorDay: null },
    });
  });

  test('a date that was added since keeps its day of the month', () => {
    const oil = reminder({ dueKm: 90_000, repeatKm: 15_000 });
    const once = withDone(oil, doneOf(oil, 'c1', '2026-10-20', 89_000), at);
    const dated = { dueDate: '2027-02-28', repeat: every(1, 'month'), anchorDay: 31 };
    const plan = { ...once.plan, ...dated };
    expect(withUndone({ ...once, plan }, 'c1')!.plan).toEqual({ ...oil.plan, ...dated });
  });

  test('restores exactly what was', { tags: ['REM-28'] }, () => {
    const plan = fc
      .record({
        dueDate: fc.option(day),
        dueKm: fc.option(fc.nat(300_000)),
        anchorDay: fc.option(fc.integer({ min: 1, max: 31 })),
        repeat: fc.option(repeat),
        repeatKm: fc.option(fc.integer({ min: 1, max: 30_000 })),
        base,
        yearDays: fc.boolean().map((isFixed): string[] | null => (isFixed ? ['03-01', '12-01'] : null)),
      })
      .map((one): Plan => ({
        ...one,
        repeat: one.dueDate === null ? null : one.repeat,
        repeatKm: one.dueKm === null ? null : one.repeatKm,
      }));
    const snooze = fc.option(fc.record({ until: day, wasOverdue: fc.boolean() }));
    const steps = fc.array(fc.tuple(day, fc.nat(300_000), fc.option(day)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(plan, snooze, steps, (first, silent, done) => {
        const states: Reminder[] = [reminder(first, { snooze: silent })];
        for (const [index, [doneOn, doneKm, nextDate]] of done.entries()) {
          const before = states.at(-1)!;
          states.push(withDone(before, { ...doneOf(before, `c${index}`, doneOn, doneKm), nextDate }, at));
        }
        const last = states.pop()!;
        expect(withUndone(last, `c${done.length - 1}`)).toEqual(states.at(-1));
      }),
    );
  });
});
