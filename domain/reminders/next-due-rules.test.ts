import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { base, day, repeat } from '#tests/drawn-plans.ts';
import { planOf } from '#tests/reminders.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { needsMileage, nextDue } from './next-due-rules.ts';
import { Plan } from './schema.ts';

const every = (count: number, unit: NonNullable<Plan['repeat']>['unit']) => ({ every: count, unit });
const next = (
  changes: Partial<Plan>,
  doneOn: string,
  doneKm: number | null = null,
  nextDate: string | null = null,
) => nextDue({ plan: planOf(changes), kind: 'other' }, { doneOn, doneKm, nextDate });

/** The due dates of one that is always done on its day. */
function series(plan: Partial<Plan>, times: number): string[] {
  const dates: string[] = [];
  let current = planOf(plan);
  for (let at = 0; at < times; at++) {
    current = { ...current, ...next(current, current.dueDate!) };
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

  tableTest([
    // Within the month before, the day stays.
    ['inspection', '2026-12-16', '2028-01-15'],
    ['inspection', '2026-12-15', '2028-01-15'],
    ['inspection', '2026-12-14', '2027-12-14'],
    ['inspection', '2026-06-01', '2027-06-01'],
    ['inspection', '2027-03-10', '2028-01-15'],
    // A policy goes on where the last one ends.
    ['insurance', '2026-06-01', '2028-01-15'],
  ] as const)(
    'an inspection long before its day starts the interval anew',
    { tags: ['REM-21'] },
    (kind, doneOn, expected) => {
      const plan = planOf({ dueDate: '2027-01-15', repeat: every(12, 'month'), base: 'due' });
      expect(nextDue({ plan, kind }, { doneOn, doneKm: null, nextDate: null })?.dueDate).toBe(expected);
    },
  );

  test('the date on the new document wins over the interval', { tags: ['REM-22'] }, () => {
    const yearly = { dueDate: '2024-11-20', repeat: every(1, 'year'), base: 'due' as const };
    expect(next(yearly, '2026-11-01', null, '2028-10-31')).toEqual({
      dueDate: '2028-10-31',
      dueKm: null,
      anchorDay: 31,
    });
    expect(next({ dueKm: 5, repeatKm: 5 }, '2026-11-01', 5, '2028-10-31')?.dueDate).toBeNull();
  });

  tableTest(['day', 'week', 'month', 'year'] as const)(
    'any count of a unit ends at the last day, at once',
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

  tableTest([
    ['day', '2026-11-03', '2026-12-03'],
    ['week', '2026-11-15', '2026-12-15'],
    ['month', '2027-01-01', '2027-02-01'],
    ['year', '2028-11-01', '2028-12-01'],
  ] as const)('two periods later it is due again', { tags: ['REM-03'] }, (unit, ofDone, ofDue) => {
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
