import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { addDays } from '#domain/days.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { mileageFacts, type MileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Plan, Reminder } from '#domain/reminders/schema.ts';
import { carWords } from '#tests/car-words.ts';
import { planOf, reminder } from '#tests/reminders.ts';
import { timesDue, yearForecast } from './forecast-rules.ts';
import { limitOutlook } from './limit-rules.ts';
import { limitOutlookText } from './limit-words.ts';

const TODAY = '2026-03-31';
/** 40 km a day. */
const readings = [
  { km: 90_000, date: '2026-01-20' },
  { km: 92_800, date: TODAY },
];
const driving = mileageFacts(readings, TODAY)!;
const parked: MileageFacts = { ...driving, rate: null };
const year = { every: 12, unit: 'month' } as const;

describe('how often it is due in the coming year', () => {
  tableTest<[string, Partial<Plan>, MileageFacts | null, number | null]>([
    ['once', { dueDate: '2026-12-01' }, null, 1],
    ['after the year', { dueDate: '2027-04-01' }, null, 0],
    ['every year', { dueDate: '2026-12-01', repeat: year }, null, 1],
    ['every quarter', { dueDate: '2026-04-01', repeat: { every: 3, unit: 'month' } }, null, 4],
    ['overdue counts as now', { dueDate: '2020-01-01' }, null, 1],
    ['on fixed days', { dueDate: '2026-04-15', yearDays: ['04-15', '10-15'] }, null, 2],
    ['at a mileage', { dueKm: 95_000 }, driving, 1],
    ['every day', { dueDate: TODAY, repeat: { every: 1, unit: 'day' } }, null, 366],
    [
      'every year or 5,000 km, counted from the mileage of that day',
      { dueDate: '2026-04-01', repeat: year, dueKm: 100_000, repeatKm: 5_000 },
      driving,
      3,
    ],
    ['every 5,000 km at 40 km a day', { dueKm: 93_000, repeatKm: 5_000 }, driving, 3],
    ['at a mileage that is not reached', { dueKm: 150_000 }, driving, 0],
    ['at a mileage, without a rate', { dueKm: 95_000 }, parked, null],
    ['at a mileage, without any', { dueKm: 95_000 }, null, null],
    ['at a mileage that is reached today, without a rate', { dueKm: 92_800 }, parked, 1],
    ['at a mileage before a later date', { dueDate: '2027-05-01', dueKm: 95_000 }, driving, 1],
    ['on the last day of the year', { dueDate: '2027-03-31' }, null, 1],
    ['at a date or an unknown mileage', { dueDate: '2026-12-01', dueKm: 95_000 }, null, 1],
  ])('by its plan and its mileage', { tags: ['COST-11'] }, (_name, plan, mileage, times) => {
    expect(timesDue({ plan: planOf(plan), kind: 'other' }, mileage, TODAY)).toBe(times);
  });

  test('it ends for any plan, at most once a day', { tags: ['COST-11'] }, () => {
    const repeat = fc.option(
      fc.record({
        every: fc.integer({ min: 1, max: 999 }),
        unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      }),
    );
    const day = fc.integer({ min: -9_000, max: 900 }).map((days) => addDays(TODAY, days));
    const rate = fc.option(fc.double({ min: 0, max: 1_000, noNaN: true }));
    const plans = fc.record({
      dueDate: day,
      dueKm: fc.option(fc.nat(300_000)),
      repeat,
      repeatKm: fc.option(fc.integer({ min: 1, max: 50_000 })),
      base: fc.constantFrom('done' as const, 'due' as const),
    });
    fc.assert(
      fc.property(plans, rate, (plan, perDay) => {
        const whole = planOf({ ...plan, repeatKm: plan.dueKm === null ? null : plan.repeatKm });
        const times = timesDue({ plan: whole, kind: 'other' }, { ...driving, rate: perDay }, TODAY)!;
        expect(times).toBeGreaterThanOrEqual(plan.dueDate <= addDays(TODAY, 365) ? 1 : 0);
        expect(times).toBeLessThanOrEqual(366);
      }),
      { numRuns: 200 },
    );
  });
});

const fill = (date: string, km: number, cost: number | null, currency = 'EUR'): Fill => ({
  id: date,
  carId: 'a',
  date,
  km,
  cost,
  currency,
  energy: 'gasoline',
  amount: 40_000,
  isFull: true,
  isMissedBefore: false,
  time: null,
  price: null,
  discount: null,
  socStart: null,
  socEnd: null,
  power: null,
  station: null,
  notes: null,
  fileIds: [],
  files: [],
  version: 1,
  createdAt: `${date}T10:00:00.000Z`,
});
const forecast = (reminders: Reminder[], fills: Fill[], isOutOfUse = false) => {
  const list = {
    reminders,
    mileage: [
      {
        carId: 'a',
        isOutOfUse,
        readings: readings.map((one, at) => ({
          ...one,
          id: String(at),
          source: 'car' as const,
          sourceId: null,
        })),
      },
    ],
  };
  const lastCosts = [
    { reminderId: 'oil', currency: 'EUR', minor: 12_000 },
    { reminderId: 'tax', currency: 'USD', minor: 5_000 },
  ];
  return yearForecast({ due: dueList(list, TODAY), mileage: driving, fills, lastCosts }, TODAY);
};

describe('the forecast of the year', () => {
  const plan = { dueDate: '2026-06-01' };
  test(
    'adds up reminders and fuel, a currency each; what has no known cost counts in none',
    { tags: ['COST-11'] },
    () => {
      const found = forecast(
        [
          reminder({ id: 'oil', plan: { dueDate: '2026-04-01', repeat: { every: 6, unit: 'month' } } }),
          reminder({ id: 'tax', title: 'Tax', plan }),
          reminder({ id: 'new', title: 'Belt', plan }),
          reminder({ id: 'paused', isPaused: true, plan }),
          reminder({ id: 'done', isDone: true, plan }),
          reminder({ id: 'snoozed', plan, snooze: { until: '2026-04-20', wasOverdue: false } }),
          reminder({ id: 'far', title: 'Brakes', plan: { dueDate: '2028-01-01' } }),
        ],
        [
          fill('2025-03-30', 10_000, 900),
          fill('2025-03-31', 90_000, 60),
          fill(TODAY, 92_000, 200),
          fill('2026-04-01', 99_000, 900),
        ],
      );
      expect(found.items.map(({ reminderId, times, cost }) => [reminderId, times, cost])).toEqual([
        ['oil', 2, { currency: 'EUR', minor: 24_000 }],
        ['new', 1, null],
        ['snoozed', 1, null],
        ['tax', 1, { currency: 'USD', minor: 5_000 }],
      ]);
      expect(found.unforeseen).toEqual([]);
      expect(found.km).toBeCloseTo(14_600, 6);
      // 200 euros over 2,000 km of the last year.
      expect(found.fuel).toEqual([{ currency: 'EUR', minor: expect.closeTo(146_000, 3) }]);
      expect(found.totals).toEqual([
        { currency: 'EUR', minor: expect.closeTo(170_000, 3) },
        { currency: 'USD', minor: 5_000 },
      ]);
    },
  );

  test(
    'has no fuel while a cost is missing, and nothing of a car that is not used',
    { tags: ['COST-11'] },
    () => {
      const fills = [fill('2026-01-20', 90_000, 60), fill('2026-03-20', 92_000, null)];
      expect(forecast([], fills)).toMatchObject({ fuel: [], totals: [] });
      expect(forecast([reminder({ id: 'oil', plan })], [], true).items).toEqual([]);
    },
  );

  test('names the currency with the most first', { tags: ['COST-11'] }, () => {
    const reminders = [
      reminder({ id: 'tax', title: 'Tax', plan: { dueDate: '2026-05-01' } }),
      reminder({ id: 'oil', plan }),
    ];
    expect(forecast(reminders, []).totals).toEqual([
      { currency: 'EUR', minor: 12_000 },
      { currency: 'USD', minor: 5_000 },
    ]);
  });

  test('names what is due at a mileage that cannot be foreseen', { tags: ['COST-11'] }, () => {
    const due = dueList({ reminders: [reminder({ plan: { dueKm: 5 } })], mileage: [] }, TODAY);
    const fills = [fill('2026-01-20', 90_000, 60), fill('2026-03-20', 92_000, 200)];
    expect(yearForecast({ due, mileage: null, fills, lastCosts: [] }, TODAY)).toEqual({
      items: [],
      unforeseen: ['Oil'],
      km: null,
      fuel: [],
      totals: [],
    });
  });
});

describe('a mileage limit', () => {
  const limit = { from: '2026-01-01', to: '2026-07-09', startKm: 90_000, km: 10_000 };
  test('is projected to its end at the present rate', { tags: ['COST-13'] }, () => {
    // 100 days are left, and 40 km a day.
    expect(limitOutlook(limit, driving, TODAY)).toEqual({
      state: 'running',
      driven: 2_800,
      atEnd: 6_800,
      over: 0,
      reachedOn: null,
    });
    expect(limitOutlook({ ...limit, km: 4_800 }, driving, TODAY)).toMatchObject({
      over: 2_000,
      reachedOn: addDays(TODAY, 50),
    });
    expect(limitOutlook({ ...limit, km: 2_000 }, driving, TODAY)).toMatchObject({
      over: 4_800,
      reachedOn: TODAY,
    });
  });

  test('says nothing that is not known', { tags: ['COST-13'] }, () => {
    const unknown = { driven: null, atEnd: null, over: null, reachedOn: null };
    expect(limitOutlook(limit, null, TODAY)).toEqual({ state: 'running', ...unknown });
    expect(limitOutlook(limit, parked, TODAY)).toEqual({ state: 'running', ...unknown, driven: 2_800 });
    expect(limitOutlook({ ...limit, km: 2_000 }, parked, TODAY)).toMatchObject({ atEnd: null, over: 800 });
    expect(limitOutlook({ ...limit, km: 2_800 }, parked, TODAY)).toEqual({
      state: 'running',
      driven: 2_800,
      atEnd: null,
      over: 0,
      reachedOn: TODAY,
    });
    expect(limitOutlook({ ...limit, startKm: 99_000 }, driving, TODAY)).toMatchObject(unknown);
    expect(limitOutlook({ ...limit, from: '2026-04-01' }, driving, TODAY).state).toBe('ahead');
    expect(limitOutlook({ ...limit, from: TODAY, to: TODAY }, driving, TODAY).state).toBe('running');
    expect(limitOutlook({ ...limit, startKm: 92_800 }, driving, TODAY).driven).toBe(0);
    expect(limitOutlook({ ...limit, km: 2_800 }, driving, TODAY).reachedOn).toBe(TODAY);
    expect(limitOutlook({ ...limit, to: '2026-03-30' }, driving, TODAY)).toEqual({
      state: 'ended',
      ...unknown,
    });
  });

  tableTest<[MileageFacts | null, object, string]>([
    [
      driving,
      { km: 4_800 },
      'Driven: about 2 800 km. At the end: about 6 800 km. You will reach the limit around May 20, 2026 and exceed it by about 2 000 km.',
    ],
    [driving, {}, 'Driven: about 2 800 km. At the end: about 6 800 km. You will stay within the limit.'],
    [
      driving,
      { km: 2_800 },
      'Driven: about 2 800 km. At the end: about 6 800 km. You have reached the limit and, at this rate, will exceed it by about 4 000 km.',
    ],
    [parked, {}, 'Driven: about 2 800 km. How much you drive is not known yet.'],
    [parked, { km: 2_000 }, 'Driven: about 2 800 km. How much you drive is not known yet.'],
    [null, {}, 'The mileage since the period began is not known.'],
    [driving, { from: '2026-04-01' }, 'The period has not begun yet.'],
    [driving, { to: '2026-03-30' }, 'The period has ended.'],
  ])('is told in words', { tags: ['COST-13'] }, (mileage, changes, text) => {
    const told = limitOutlookText({ ...limit, ...changes }, mileage, TODAY, carWords('en'));
    expect(told.replaceAll('\u00A0', ' ')).toBe(text);
  });
});
