import { describe, expect, test } from 'vitest';
import { completionOf, reminder } from '#tests/reminders.ts';
import { withDone } from '#domain/reminders/change-rules.ts';
import { addDays } from '#domain/days.ts';
import { dueStatus } from '#domain/reminders/due-rules.ts';
import { mileageFacts, projectedDate, yearPace } from './estimate-rules.ts';
import type { Completion, Plan, Reminder } from '#domain/reminders/schema.ts';

const today = '2026-11-01';
const read = (...readings: [km: number, date: string][]) => readings.map(([km, date]) => ({ km, date }));
const facts = (...readings: [km: number, date: string][]) => mileageFacts(read(...readings), today);
const stateOf = (one: Reminder, mileage = facts()) => dueStatus(one, mileage, today).state;

describe('due at a mileage', () => {
  const at = (dueKm: number, changes: Partial<Plan> = {}) => reminder({ plan: { dueKm, ...changes } });

  test('the projection says when, at the rate of the readings', { tags: ['REM-14'] }, () => {
    expect(projectedDate({ rate: 50, estimatedKm: 97_000 }, 100_000, today)).toBe('2026-12-31');
    const known = facts([90_000, '2026-05-01'], [97_360, '2026-11-01'])!;
    expect(known.rate).toBe(40);
    expect(dueStatus(at(99_000), known, today)).toMatchObject({
      state: 'ok',
      date: '2026-12-12',
      isEstimated: true,
      kmLeft: 1_640,
    });
    expect(projectedDate({ rate: 0.5, estimatedKm: 97_000 }, 97_001, today)).toBeNull();
    expect(projectedDate({ rate: 1, estimatedKm: 0 }, 1_095, today)).toBe(addDays(today, 1_095));
    expect(projectedDate({ rate: 1, estimatedKm: 0 }, 1_096, today)).toBeNull();
    expect(projectedDate({ rate: null, estimatedKm: 0 }, 1, today)).toBeNull();
  });

  test('whichever comes first decides, and is named', { tags: ['REM-02', 'REM-10'] }, () => {
    const both = at(97_600, { dueDate: '2027-03-01' });
    const known = facts([97_360, today]);
    expect(dueStatus(both, known, today)).toMatchObject({ state: 'urgent', reason: 'km', kmLeft: 240 });
    expect(dueStatus(at(200_000, { dueDate: '2026-11-02' }), known, today)).toMatchObject({
      state: 'urgent',
      reason: 'date',
    });
    for (const [dueKm, dueDate, state] of [
      [200_000, '2027-11-02', 'ok'],
      [97_360, today, 'due'],
    ] as const)
      expect(dueStatus(at(dueKm, { dueDate }), known, today)).toMatchObject({ state, reason: 'date' });
  });

  test('an estimate is urgent at most, and asks for the mileage', { tags: ['REM-13'] }, () => {
    const known = facts([90_000, '2026-03-22'], [97_360, '2026-09-22'])!;
    expect(known.estimatedKm).toBe(98_960);
    const status = dueStatus(at(98_900), known, today);
    expect(status).toMatchObject({
      state: 'urgent',
      reason: 'estimate',
      isEstimated: true,
      asksMileage: true,
    });
    const after = facts([90_000, '2026-03-22'], [97_360, '2026-09-22'], [98_950, today]);
    expect(dueStatus(at(98_900), after, today)).toMatchObject({
      state: 'overdue',
      reason: 'km',
      kmLeft: -50,
    });
    expect(stateOf(at(98_950), after)).toBe('due');
  });

  test('a mileage that counts from an estimate is no fact either', { tags: ['REM-13'] }, () => {
    const due = at(83_000, { repeatKm: 15_000 });
    const guess = {
      id: 'c',
      doneOn: '2026-05-01',
      doneKm: 82_000,
      isKmEstimated: true,
      due: { date: null, km: 83_000 },
      nextDate: null,
    };
    const known = facts([97_100, today]);
    const status = dueStatus(withDone(due, guess, '2026-05-01T10:00:00.000Z'), known, today);
    expect(status).toMatchObject({ state: 'urgent', reason: 'estimate', date: today, isKmEstimated: true });
    const read = withDone(due, { ...guess, isKmEstimated: false }, '2026-05-01T10:00:00.000Z');
    expect(dueStatus(read, known, today)).toMatchObject({
      state: 'overdue',
      reason: 'km',
      isKmEstimated: false,
    });
    const moved = withDone(due, guess, '2026-05-01T10:00:00.000Z');
    const entered = { ...moved, plan: { ...moved.plan, dueKm: 96_000 } };
    expect(dueStatus(entered, known, today)).toMatchObject({ state: 'overdue', reason: 'km' });
  });

  test('a mileage that counts from an estimate presses before it is reached', { tags: ['REM-13'] }, () => {
    const guess = completionOf({ doneKm: 82_000, isKmEstimated: true });
    const due = reminder({ completions: [guess], plan: { dueKm: 97_000, repeatKm: 15_000 } });
    const seen = (mileage: ReturnType<typeof facts>) => {
      const { state, reason, date, isEstimated } = dueStatus(due, mileage, today);
      return [state, reason, date, isEstimated];
    };
    expect(seen(null)).toEqual(['unknown', null, null, false]);
    expect(seen(facts([96_800, today]))).toEqual(['urgent', 'estimate', null, false]);
    expect(seen(facts([97_000, today]))).toEqual(['urgent', 'estimate', today, true]);
    // At 40 km a day.
    const driven = facts([94_920, '2026-10-12'], [95_720, today]);
    expect(seen(driven)).toEqual(['ok', 'estimate', '2026-12-03', true]);
  });

  test('only a mileage that was counted from the estimate is one', { tags: ['REM-13'] }, () => {
    const isEstimate = (plan: Partial<Plan>, guess: Partial<Completion> = {}) => {
      const done = completionOf({ doneKm: 82_000, isKmEstimated: true, ...guess });
      return dueStatus(reminder({ completions: [done], plan }), null, today).isKmEstimated;
    };
    const counted = { dueKm: 97_000, repeatKm: 15_000 };
    expect(isEstimate(counted)).toBe(true);
    expect(isEstimate({ ...counted, base: 'due' })).toBe(false);
    expect(isEstimate({ ...counted, dueKm: 96_999 })).toBe(false);
    expect(isEstimate(counted, { isKmEstimated: false })).toBe(false);
    expect(isEstimate(counted, { previous: null })).toBe(false);
    // Typed anew, without an interval and with one.
    expect(isEstimate({ dueKm: 82_000 })).toBe(false);
    expect(isEstimate({ dueKm: 15_000, repeatKm: 15_000 }, { doneKm: null })).toBe(false);
    expect(isEstimate({ dueKm: 9_999_999, repeatKm: 15_000 }, { doneKm: 9_990_000 })).toBe(true);
  });

  test('without a reading nothing is said, and the mileage is asked for', { tags: ['REM-13'] }, () => {
    expect(dueStatus(at(97_600), null, today)).toMatchObject({
      state: 'unknown',
      reason: null,
      kmLeft: null,
      asksMileage: true,
    });
  });

  test(
    'the distance of a year counts while the readings span less than two weeks, and is no reading',
    { tags: ['REM-13', 'REM-14'] },
    () => {
      const yearly = (...readings: [km: number, date: string][]) =>
        mileageFacts(read(...readings), today, 14_600);
      expect(yearly()).toBeNull();
      expect(dueStatus(at(1), yearly(), today)).toMatchObject({
        state: 'unknown',
        reason: null,
        date: null,
        kmLeft: null,
        asksMileage: true,
      });
      const known = yearly([97_360, '2026-09-22']);
      expect(known).toMatchObject({ km: 97_360, rate: 40, estimatedKm: 98_960 });
      expect(dueStatus(at(98_900), known, today)).toMatchObject({ state: 'urgent', reason: 'estimate' });
      expect(dueStatus(at(100_960), known, today).date).toBe(addDays(today, 50));
      expect(yearly([97_000, '2026-10-19'], [97_360, today])!.rate).toBe(40);
      expect(yearly([97_080, '2026-10-18'], [97_360, today])!.rate).toBe(20);
    },
  );

  test('an old reading is asked for again', { tags: ['REM-13'] }, () => {
    const asks = (date: string) => dueStatus(at(200_000), facts([97_000, date]), today).asksMileage;
    expect([asks(addDays(today, -60)), asks(addDays(today, -61))]).toEqual([false, true]);
    expect(dueStatus(reminder({ plan: { dueDate: '2026-12-01' } }), null, today).asksMileage).toBe(false);
  });

  test(
    'the estimate looks at most 120 days ahead, at the rate of 90 days or of a year',
    { tags: ['REM-14'] },
    () => {
      expect(facts([0, '2025-12-01'], [1_000, '2026-01-10'])!.estimatedKm).toBe(1_000 + 25 * 120);
      expect(facts([10_000, '2025-11-05'], [20_000, '2026-10-02'], [20_300, today])!.rate).toBe(10);
      expect(facts([10_000, '2025-11-01'], [20_000, '2026-10-25'], [20_300, today])!.rate).toBeCloseTo(
        10_300 / 365,
      );
      // Two weeks are enough.
      expect(facts([10_000, '2025-11-05'], [20_000, '2026-10-18'], [20_140, today])!.rate).toBe(10);
      const since = (date: string) => facts([10_000, '2025-11-02'], [20_000, date], [20_900, today])!.rate;
      expect([since(addDays(today, -90)), since(addDays(today, -91))]).toEqual([10, 10_900 / 364]);
      const ofYear = (date: string) => facts([10_000, date], [20_000, '2026-10-25'])!.rate;
      expect([ofYear(addDays(today, -365)) === null, ofYear(addDays(today, -366))]).toEqual([false, null]);
      expect(facts([97_000, today])!.rate).toBeNull();
      expect(facts([90_000, '2024-01-01'], [97_000, today])!.rate).toBeNull();
    },
  );

  test('what is due after a short distance is not soon for ever', { tags: ['REM-12'] }, () => {
    const known = facts([97_000, '2026-10-02'], [98_200, today]);
    expect(stateOf(at(98_600, { repeatKm: 500 }), known)).toBe('ok');
    expect(stateOf(at(98_440, { repeatKm: 500 }), known)).toBe('soon');
    const left = [250, 251].map((km) => stateOf(at(98_200 + km, { repeatKm: 500 }), known));
    expect(left).toEqual(['soon', 'ok']);
  });
});

test('the pace of a year is not that of a holiday', { tags: ['COST-11'] }, () => {
  const readings = read([90_000, '2025-12-01'], [91_500, '2026-10-01'], [92_700, today]);
  expect(mileageFacts(readings, today)!.rate).toBeGreaterThan(38);
  const year = yearPace(readings, today);
  expect(year).toEqual({ rate: 2_700 / 335, days: 335 });
  expect(yearPace(read([90_000, today]), today, 7_300)).toEqual({ rate: 20, days: 0 });
  expect(yearPace(read([90_000, today]), today)).toEqual({ rate: null, days: 0 });
});
