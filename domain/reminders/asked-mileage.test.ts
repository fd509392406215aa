import { expect, test } from 'vitest';
import { reminder } from '#tests/reminders.ts';
import { askedMileages, isPutOff } from './asked-mileage.ts';
import { dueList } from './due-list-rules.ts';
import type { Reminder } from './schema.ts';

const today = '2026-11-01';
const reading = (km: number, date: string) => ({
  id: date,
  km,
  date,
  source: 'car' as const,
  sourceId: null,
});
type Car = { readings: readonly [km: number, date: string][]; isOutOfUse?: boolean };

const asked = (reminders: readonly Reminder[], cars: Record<string, Car>) => {
  const mileage = Object.entries(cars).map(([carId, { readings, isOutOfUse = false }]) => ({
    carId,
    readings: readings.map(([km, date]) => reading(km, date)),
    isOutOfUse,
  }));
  return askedMileages(dueList({ reminders: [...reminders], mileage }, today)).map(
    ({ reminder: { carId } }) => carId,
  );
};

test(
  'the mileage of a car is asked for once, when it is unknown or old and something depends on it',
  { tags: ['REM-63'] },
  () => {
    const byKm = (id: string, changes: Partial<Reminder> = {}) =>
      reminder({ id, plan: { dueKm: 120_000 }, ...changes });
    const byDate = reminder({ id: 'd', plan: { dueDate: '2026-11-02' } });
    const fresh: Car = { readings: [[97_000, '2026-09-02']] };
    const old: Car = { readings: [[97_000, '2026-09-01']] };
    const none: Car = { readings: [] };
    expect(asked([byKm('1'), byKm('2')], { a: none })).toEqual(['a']);
    expect([asked([byKm('1')], { a: old }), asked([byKm('1')], { a: fresh })]).toEqual([['a'], []]);
    expect(asked([byDate], { a: none })).toEqual([]);
    expect(asked([byKm('1'), byKm('2', { carId: 'b' })], { a: none, b: old }).toSorted()).toEqual(['a', 'b']);
    for (const silent of [
      { isPaused: true },
      { isDone: true },
      { snooze: { until: '2026-11-09', wasOverdue: false } },
    ])
      expect(asked([byKm('1', silent)], { a: none })).toEqual([]);
    expect(asked([byKm('1')], { a: { ...none, isOutOfUse: true } })).toEqual([]);
  },
);

test('an entry that presses by an estimate asks by itself', { tags: ['REM-63', 'REM-61'] }, () => {
  const readings: Car['readings'] = [
    [90_000, '2026-05-01'],
    [97_000, '2026-10-01'],
  ];
  const near = reminder({ id: 'near', plan: { dueKm: 98_500 } });
  const far = reminder({ id: 'far', plan: { dueKm: 120_000 } });
  const list = dueList(
    {
      reminders: [near, far],
      mileage: [{ carId: 'a', readings: readings.map(([km, date]) => reading(km, date)), isOutOfUse: false }],
    },
    today,
  );
  expect(list[0]!.status).toMatchObject({ state: 'urgent', reason: 'estimate', asksMileage: true });
  expect(askedMileages(list)).toEqual([]);
});

test('put off, it is asked for again after 30 days', { tags: ['REM-63'] }, () => {
  const days = [undefined, '2026-10-01', '2026-10-02', '2026-10-03', '2026-11-01'];
  expect(days.map((on) => isPutOff(on, '2026-11-01'))).toEqual([false, false, false, true, true]);
});
