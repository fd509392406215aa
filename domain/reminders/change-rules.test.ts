import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectBounded } from '#tests/bounded.ts';
import { planOf, reminder as sample } from '#tests/reminders.ts';
import { withDone, withUndone, type Done } from './change-rules.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { needsMileage, nextDue } from './next-due-rules.ts';
import { Plan, type Reminder } from './schema.ts';

const every = (count: number, unit: NonNullable<Plan['repeat']>['unit']) => ({ every: count, unit });
const next = (
  changes: Partial<Plan>,
  doneOn: string,
  doneKm: number | null = null,
  nextDate: string | null = null,
) => nextDue(planOf(changes), { doneOn, doneKm, nextDate });

/** The due dates of one that is always done on its day. */
function series(plan: Partial<Plan>, times: number): string[] {
  const dates: string[] = [];
  let current = planOf(plan);
  for (let at = 0; at < times; at++) {
    current = { ...current, ...nextDue(current, { doneOn: current.dueDate!, doneKm: null, nextDate: null }) };
    dates.push(current.dueDate!);
  }
  return dates;
}

describe('when it is due next', () => {
  test(
    'counted from when it was done: early completion starts the interval anew',
    { tags: ['REM-20'] },
    () => {
      const oil = { dueDate: '2026-12-01', dueKm: 100_000, repeat: every(12, 'month'), repeatKm: 15_000 };
      expect(next(oil, '2026-10-20', 97_000)).toMatchObject({ dueDate: '2027-10-20', dueKm: 112_000 });
    },
  );

  test('counted from when it was due: the anniversary stays, early or late', { tags: ['REM-21'] }, () => {
    const yearly = (dueDate: string) => ({ dueDate, repeat: every(12, 'month'), base: 'due' as const });
    expect(next(yearly('2026-11-20'), '2026-11-01')?.dueDate).toBe('2027-11-20');
    expect(next(yearly('2024-11-20'), '2026-11-01')?.dueDate).toBe('2026-11-20');
    expect(next(yearly('2024-11-20'), '2026-11-20')?.dueDate).toBe('2027-11-20');
    const km = { dueKm: 100_000, repeatKm: 10_000, base: 'due' as const };
    expect(next(km, '2026-11-01', 99_000)?.dueKm).toBe(110_000);
    expect(next(km, '2026-11-01', 131_000)?.dueKm).toBe(140_000);
    expect(next(km, '2026-11-01', 110_000)?.dueKm).toBe(120_000);
  });

  test('the date on the new document wins over the interval', { tags: ['REM-22'] }, () => {
    const yearly = { dueDate: '2024-11-20', repeat: every(1, 'year'), base: 'due' as const };
    expect(next(yearly, '2026-11-01', null, '2028-10-31')).toEqual({
      dueDate: '2028-10-31',
      dueKm: null,
      anchorDay: 31,
    });
    expect(next({ dueKm: 5, repeatKm: 5 }, '2026-11-01', 5, '2028-10-31')?.dueDate).toBeNull();
  });

  test.each(['day', 'week', 'month', 'year'] as const)(
    'any count of %ss ends at the last day, at once',
    (unit) => {
      const due = (dueDate: string, doneOn: string, count = 1) =>
        next({ dueDate, repeat: every(count, unit), base: 'due' }, doneOn)?.dueDate;
      expectBounded(() => {
        expect(due('9999-12-31', '2026-11-22')).toBe('9999-12-31');
        expect(due('2026-11-22', '9999-12-31')).toBe('9999-12-31');
        expect(due('1900-01-31', '9999-11-29')).toMatch(/^9999-1[12]-|^9999-12-31$/);
        expect(due('2026-11-22', '2026-11-22', Number.MAX_SAFE_INTEGER)).toBe('9999-12-31');
      });
    },
  );

  test('months keep their day, and shorter ones end earlier', { tags: ['REM-23'] }, () => {
    const monthly = { dueDate: '2026-01-31', repeat: every(1, 'month'), base: 'due' as const };
    expect(series(monthly, 3)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    const leap = { dueDate: '2024-02-29', repeat: every(1, 'year'), base: 'due' as const };
    expect(series(leap, 4)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
    // An owner who moved it to the 28th means the 28th.
    expect(series({ ...monthly, dueDate: '2026-03-28', anchorDay: 31 }, 1)).toEqual(['2026-04-28']);
    expect(series({ ...monthly, repeat: every(2, 'week') }, 2)).toEqual(['2026-02-14', '2026-02-28']);
    // Counted from when it was done, the day is that on which it was done.
    expect(series({ ...monthly, base: 'done' }, 2)).toEqual(['2026-02-28', '2026-03-28']);
    expect(next({ dueDate: '2026-01-15', repeat: every(999, 'month') }, '2026-01-15')?.dueDate).toBe(
      '2109-04-15',
    );
  });

  test('on fixed days of the year it is the next of them', { tags: ['REM-05'] }, () => {
    const tires = { dueDate: '2026-12-01', yearDays: ['03-01', '12-01'] };
    const done = (on: string) => next(tires, on)?.dueDate;
    expect([done('2026-11-20'), done('2026-12-01'), done('2027-01-05')]).toEqual(Array(3).fill('2027-03-01'));
    expect([done('2027-03-01'), done('2028-12-31')]).toEqual(['2027-12-01', '2029-03-01']);
    expect(series(tires, 3)).toEqual(['2027-03-01', '2027-12-01', '2028-03-01']);
    expect(next(tires, '2026-11-20', null, '2027-03-15')?.dueDate).toBe('2027-03-15');
    expect(next(tires, '9999-12-31')?.dueDate).toBe('9999-12-31');
    const days = (yearDays: string[]) => Plan.safeParse(planOf({ dueDate: '2026-12-01', yearDays })).success;
    expect([days(['12-01']), days(['02-29']), days(['13-01']), days([])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('what is not repeated is done for good, a part of it at least', { tags: ['REM-03', 'REM-22'] }, () => {
    expect(next({ dueDate: '2026-11-20' }, '2026-11-01')).toBeNull();
    expect(next({ dueDate: '2026-11-20', dueKm: 5, repeatKm: 10 }, '2026-11-01', 7)).toEqual({
      dueDate: null,
      dueKm: 17,
      anchorDay: null,
    });
    expect(next({ dueDate: '2026-11-20', dueKm: 5, repeat: every(1, 'day') }, '2026-11-20')).toMatchObject({
      dueDate: '2026-11-21',
      dueKm: null,
    });
  });

  test.each([
    ['day', '2026-11-03', '2026-12-03'],
    ['week', '2026-11-15', '2026-12-15'],
    ['month', '2027-01-01', '2027-02-01'],
    ['year', '2028-11-01', '2028-12-01'],
  ] as const)('two %ss later it is due again', { tags: ['REM-03'] }, (unit, ofDone, ofDue) => {
    const plan = { dueDate: '2026-12-01', repeat: every(2, unit) };
    expect(next(plan, '2026-11-01')?.dueDate).toBe(ofDone);
    expect(next({ ...plan, base: 'due' }, '2026-11-01')?.dueDate).toBe(ofDue);
  });

  test('the mileage is needed where the next one counts from it', { tags: ['REM-24'] }, () => {
    expect(needsMileage(planOf({ dueKm: 5, repeatKm: 5 }))).toBe(true);
    expect(needsMileage(planOf({ dueKm: 5, dueDate: '2026-01-01', repeat: every(1, 'year') }))).toBe(false);
    expect(next({ dueKm: 9_999_000, repeatKm: 15_000 }, '2026-11-01', 9_999_000)?.dueKm).toBe(9_999_999);
  });
});

const day = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2020-01-01', days));
const repeat = fc.record({
  every: fc.integer({ min: 1, max: 24 }),
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
});
const base = fc.constantFrom('done' as const, 'due' as const);

test(
  'the next date always lies after the day it was done, by one interval at most',
  { tags: ['REM-21'] },
  () => {
    fc.assert(
      fc.property(day, day, repeat, base, (dueDate, doneOn, how, from) => {
        const { dueDate: date, anchorDay } = next({ dueDate, repeat: how, base: from }, doneOn)!;
        expect(date! > doneOn).toBe(true);
        const longest = how.every * { day: 1, week: 7, month: 31, year: 366 }[how.unit];
        const since = from === 'done' || doneOn > dueDate ? doneOn : dueDate;
        expect(daysBetween(since, date!)).toBeLessThanOrEqual(longest);
        if (how.unit === 'month' || how.unit === 'year') {
          const lastOfMonth = Number(
            addDays(`${addDays(`${date!.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1).slice(8),
          );
          expect(Number(date!.slice(8))).toBe(Math.min(anchorDay!, lastOfMonth));
        }
      }),
    );
  },
);

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

  test('done on two devices at a mileage, it moves once', { tags: ['REM-27'] }, () => {
    const due = reminder({ dueKm: 100_000, repeatKm: 15_000, base: 'due' });
    const here = withDone(due, doneOf(due, 'c1', '2026-11-01', 99_000), at);
    expect(here.plan.dueKm).toBe(115_000);
    expect(withDone(here, doneOf(due, 'c2', '2026-11-02', 99_100), at).plan).toEqual(here.plan);
    const again = { ...here, plan: { ...here.plan, dueKm: 116_000 } };
    expect(withDone(again, doneOf(here, 'c2', '2027-11-01', 114_000), at).plan.dueKm).toBe(131_000);
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
