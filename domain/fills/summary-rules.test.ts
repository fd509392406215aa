import { expect, test } from 'vitest';
import { withAnswer } from './figures-rules.ts';
import { carWords } from '#tests/car-words.ts';
import { comparedText, comparedWith, lastFill } from './last-fill-rules.ts';
import type { Fill } from './schema.ts';
import { summarize } from './summary-rules.ts';

const now = { today: '2026-02-01', batteryCapacity: null };

const fill = (changes: Partial<Fill>): Fill => ({
  id: `${changes.date} ${changes.energy ?? ''}`,
  carId: 'c',
  date: '2026-01-01',
  energy: 'gasoline',
  amount: 42_000,
  cost: 60,
  currency: 'EUR',
  km: 10_000,
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
  createdAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

const perKmOf = (fills: readonly Fill[]) => summarize(fills, now).summary.perKm?.costs;

const history = [
  fill({ date: '2026-01-01' }),
  fill({ date: '2026-01-05', energy: 'adblue', amount: 10_000, cost: 12, km: 10_300 }),
  fill({ date: '2026-01-09', km: 10_600, cost: 60 }),
  fill({ date: '2026-01-12', km: null, cost: 30, currency: 'USD', isFull: false, amount: 20_000 }),
  fill({ date: '2026-01-15', km: 11_200, cost: 60 }),
];

test('each fill-up is told what was used since the last full one', { tags: ['FUEL-10', 'FUEL-12'] }, () => {
  const { summary, marks } = summarize(history, now);
  expect(summary.energies.map(({ energy, figures }) => [energy, figures?.average])).toEqual([
    ['gasoline', 104_000 / 10 / 1_200],
  ]);
  expect(history.map(({ id }) => marks.get(id)?.per100 ?? null)).toEqual([
    null,
    null,
    7,
    null,
    62_000 / 10 / 600,
  ]);
});

test(
  'a km costs all that was bought between the first and the last odometer, but where something is missing',
  { tags: ['FUEL-10', 'FUEL-19'] },
  () => {
    expect(perKmOf(history)).toEqual([
      { currency: 'EUR', minor: 13_200 / 1_200 },
      { currency: 'USD', minor: 3_000 / 1_200 },
    ]);
    expect(perKmOf(history.slice(0, 1))).toBeUndefined();
    for (const missing of [{ cost: null }, { isMissedBefore: true }]) {
      const some = history.with(2, { ...history[2]!, ...missing });
      // From 10,300 to 10,600 km nobody knows.
      expect(perKmOf(some)).toEqual([
        { currency: 'EUR', minor: 7_200 / 900 },
        { currency: 'USD', minor: 3_000 / 900 },
      ]);
    }
    const free = history.with(0, { ...history[0]!, cost: null });
    expect(perKmOf(free)).toHaveLength(2);
  },
);

test('marks name what contradicts and what is unusual', { tags: ['FUEL-14', 'FUEL-17'] }, () => {
  const at = (day: number, km: number, amount = 42_000) =>
    fill({ date: `2026-01-${String(day).padStart(2, '0')}`, km, amount });
  const { marks } = summarize(
    [at(1, 1_000), at(2, 1_600), at(3, 2_200), at(4, 2_800), at(5, 3_400), at(6, 4_000, 90_000), at(7, 500)],
    now,
  );
  expect([...marks.values()].map(({ unusual }) => unusual)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'high',
    null,
  ]);
  expect([...marks.values()].map(({ isContradicted }) => isContradicted)).toEqual(
    Array.from({ length: 7 }, (_, index) => index === 6),
  );
});

test('the energy with the most fill-ups is named first', () => {
  const mixed = [fill({ energy: 'electric' }), fill({ date: '2026-01-02' }), fill({ date: '2026-01-03' })];
  expect(summarize(mixed, now).summary.energies.map(({ energy }) => energy)).toEqual([
    'gasoline',
    'electric',
  ]);
});

test('the capacity of the battery counts for electricity alone', { tags: ['FUEL-21'] }, () => {
  const charges = [
    fill({ date: '2026-01-01', energy: 'electric', km: 1_000, amount: 20_000, socEnd: 80, isFull: false }),
    fill({ date: '2026-01-02', energy: 'electric', km: 1_200, amount: 30_000, socEnd: 60, isFull: false }),
    fill({ date: '2026-01-03', km: 1_300, socEnd: 80 }),
    fill({ date: '2026-01-04', km: 1_400, socEnd: 60, isFull: false }),
  ];
  const averages = (batteryCapacity: number | null) =>
    summarize(charges, { ...now, batteryCapacity }).summary.energies.map(({ figures }) => figures?.average);
  expect(averages(null)).toEqual([undefined, undefined]);
  expect(averages(64_000)).toEqual([21.4, undefined]);
});

test(
  'an unusual consumption that its owner called right is not asked about again',
  { tags: ['FUEL-28'] },
  () => {
    const fills = [1_000, 1_600, 2_200, 2_800, 3_400, 5_000, 5_200].map((km, at) =>
      fill({ id: `${at}`, km, date: `2026-01-0${at + 1}` }),
    );
    const asked = (some: readonly Fill[]) =>
      [...summarize(some, now).marks.values()].flatMap(({ id, unusual }) =>
        unusual ? [`${id} ${unusual}`] : [],
      );
    expect(asked(fills)).toEqual(['5 low', '6 high']);
    const answered = fills.map((one) => (one.id === '5' ? { ...one, isConfirmed: true } : one));
    expect(asked(answered)).toEqual(['6 high']);
    expect(summarize(answered, now).summary).toEqual(summarize(fills, now).summary);
    const [, , , , , right] = answered;
    for (const changes of [{ amount: 1 }, { km: 1 }])
      expect(withAnswer(right!, changes)).toEqual({ ...changes, isConfirmed: false });
    for (const changes of [{ notes: 'Cold' }, { amount: 1, isConfirmed: true }])
      expect(withAnswer(right!, changes)).toEqual(changes);
  },
);

test('the last fill-up is that of what drives the car, beside the average of its energy', () => {
  const newestFirst = [fill({ date: '2026-01-20', energy: 'adblue' }), ...history.toReversed()];
  const last = lastFill(newestFirst, null);
  expect(last?.fill.date).toBe('2026-01-15');
  expect(last?.per100).toBeCloseTo(62_000 / 10 / 600);
  expect(last?.average).toBeCloseTo(104_000 / 10 / 1_200);
  expect(lastFill([], null)).toBeNull();
});

test.each([
  [8, 7, 'better'],
  [8, 7.9, 'like'],
  [8, 8.1, 'like'],
  [8, 9, 'worse'],
] as const)('beside an average of %d a use of %d is %s', (average, used, said) => {
  expect(comparedWith(average, used)).toBe(said);
});

test('what was used says how it compares, where there is something to compare with', () => {
  const told = (per100: number | null, average: number | null) =>
    comparedText('diesel', { per100, average }, carWords('en')).replaceAll('\u00A0', ' ');
  expect(told(7, 8)).toBe('Better than usual (8.0 L/100 km)');
  expect(told(9, 8)).toBe('Worse than usual (8.0 L/100 km)');
  expect(told(8.1, 8)).toBe('As usual (8.0 L/100 km)');
  expect(told(null, 8)).toBe('Usually 8.0 L/100 km');
  expect([told(8, 8), told(8, null)]).toEqual(['', '']);
});
