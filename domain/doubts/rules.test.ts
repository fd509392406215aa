import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { DocumentKind } from '#domain/documents/schema.ts';
import { toKm } from '#domain/units/units.ts';
import {
  doubtsOf,
  isCountedAnew,
  newCarDoubts,
  priceDoubt,
  validityDoubts,
  type DoubtContext,
  type DoubtedEntry,
} from './rules.ts';

const known: DoubtContext = {
  today: '2026-06-01',
  year: 2012,
  readings: [
    { km: 187_700, date: '2026-05-03' },
    { km: 180_000, date: '2026-01-10' },
  ],
  carKm: 187_700,
  distanceUnit: 'km',
  costs: [],
  seen: null,
};
const plain: DoubtedEntry = { date: '2026-06-01', mileage: 188_000, cost: 120, currency: 'EUR' };
const doubts = (entry: Partial<DoubtedEntry>, context: Partial<DoubtContext> = {}) =>
  doubtsOf({ ...plain, ...entry }, { ...known, ...context });
const of = (entry: Partial<DoubtedEntry>, context?: Partial<DoubtContext>) =>
  doubts(entry, context).map(({ field, why }) => `${field} ${why}`);

test('what is plausible is not asked about', () => {
  expect(of({})).toEqual([]);
  expect(of({ mileage: null, cost: null })).toEqual([]);
  expect(of({ mileage: 187_700 })).toEqual([]);
  expect(of({ date: '2026-03-01', mileage: 184_000 })).toEqual([]);
  expect(of({ cost: 0 })).toEqual([]);
});

test('a mileage that does not fit its neighbors is asked about, with the reading it contradicts', () => {
  expect(doubts({ mileage: 18_770 })).toEqual([
    { field: 'mileage', why: 'lower', km: 18_770, known: { km: 187_700, date: '2026-05-03' } },
  ]);
  expect(doubts({ date: '2026-03-01', mileage: 190_000 })).toEqual([
    { field: 'mileage', why: 'higher', km: 190_000, known: { km: 187_700, date: '2026-05-03' } },
  ]);
  expect(doubts({ mileage: 1_880_000 })).toMatchObject([{ why: 'jump', known: { km: 187_700 } }]);
  expect(of({ mileage: 1_000_001 }, { readings: [] })).toEqual(['mileage vast']);
  expect(of({ mileage: 1_000_000 }, { readings: [] })).toEqual([]);
});

test('a mileage that fits another car names it', () => {
  const others = [{ id: 'r', name: 'Red', km: 18_000 }];
  const named = (mileage: number) => doubts({ mileage }, { others });
  expect(named(18_770)).toMatchObject([{ why: 'lower', fits: { id: 'r', name: 'Red' } }]);
  for (const km of [17_999, 20_001]) expect(named(km)[0]).not.toHaveProperty('fits');
  expect(named(188_000)).toEqual([]);
});

test('the first mileage of a car is asked about if no car of its age drives so much', () => {
  const first = (mileage: number | null, year: number) =>
    newCarDoubts({ mileage, year, distanceUnit: 'km' }, '2026-06-01');
  expect(first(5_000_000, 2001)).toEqual([{ field: 'mileage', why: 'vast', km: 5_000_000 }]);
  expect(first(900_000, 2025)).toEqual([{ field: 'mileage', why: 'vast-for-age', km: 900_000, year: 2025 }]);
  // 882 days since the first of January 2024.
  expect(first(176_400, 2025)).toEqual([]);
  expect(first(176_401, 2025)).toMatchObject([{ why: 'vast-for-age' }]);
  expect(first(900_000, 2012)).toEqual([]);
  expect(first(null, 2025)).toEqual([]);
  // One question is enough.
  expect(of({ mileage: 90_000, date: '2010-12-31' }, { readings: [] })).toEqual(['date before-car']);
});

test('a mileage is compared with its own day, the last day before and the first after', () => {
  const readings = [
    { km: 187_700, date: '2026-05-03' },
    { km: 184_000, date: '2026-03-01' },
    { km: 180_000, date: '2026-01-10' },
  ];
  const knownOf = (mileage: number, date: string) =>
    [readings, readings.toReversed()].map((order) =>
      doubts({ mileage, date }, { readings: order }).map(
        (doubt) => 'known' in doubt && [doubt.why, doubt.known],
      ),
    );
  const [may, march, january] = readings;
  for (const [mileage, date, doubt] of [
    [182_499, '2026-03-01', ['lower', march]],
    [182_500, '2026-03-01', null],
    [184_000, '2026-03-01', null],
    [185_000, '2026-03-01', null],
    [187_701, '2026-03-01', ['jump', march]],
    [184_000, '2026-02-28', null],
    [184_001, '2026-02-28', ['higher', march]],
    [186_000, '2026-02-01', ['higher', march]],
    [183_999, '2026-03-02', ['lower', march]],
    [187_701, '2026-05-02', ['higher', may]],
    [179_999, '2026-01-09', null],
    [180_001, '2026-01-09', ['higher', january]],
    [179_999, '2026-01-11', ['lower', january]],
  ] as const)
    expect([date, mileage, ...knownOf(mileage, date)]).toEqual([
      date,
      mileage,
      ...Array.from({ length: 2 }, () => (doubt ? [doubt] : [])),
    ]);
});

test('of two readings of a day the higher is named', () => {
  const readings = [
    { km: 187_700, date: '2026-05-03' },
    { km: 187_600, date: '2026-05-03' },
  ];
  for (const order of [readings, readings.toReversed()])
    expect(doubts({ mileage: 100 }, { readings: order })).toMatchObject([{ known: readings[0] }]);
});

test('on one day 1500 km can be driven, and a million is no limit where a reading is near', () => {
  const today = [{ km: 187_700, date: '2026-06-01' }];
  expect(of({ mileage: 189_200 }, { readings: today })).toEqual([]);
  expect(of({ mileage: 189_201 }, { readings: today })).toEqual(['mileage jump']);
  expect(of({ mileage: 1_000_050 }, { readings: [{ km: 999_900, date: '2026-05-30' }] })).toEqual([]);
  expect(of({ mileage: 1_000_050 }, { readings: [{ km: 1_000_060, date: '2026-06-02' }] })).toEqual([]);
});

test('what shows the same number of miles contradicts nothing', () => {
  const shown = 62_138;
  const stored = toKm(shown, 'mi') + 1;
  const miles = {
    readings: [{ km: stored, date: '2026-05-03' }],
    carKm: stored,
    distanceUnit: 'mi',
  } as const;
  const typed = toKm(shown, 'mi');
  expect(of({ mileage: typed })).toEqual(['mileage lower']);
  expect(of({ mileage: typed }, miles)).toEqual([]);
  expect(of({ mileage: typed }, { ...miles, readings: null })).toEqual([]);
  expect(of({ mileage: toKm(shown - 1, 'mi') }, miles)).toEqual(['mileage lower']);
  const entry = { mileage: typed, date: '2026-06-01' };
  expect(isCountedAnew(entry, stored, miles.readings, 'km')).toBe(true);
  expect(isCountedAnew(entry, stored, miles.readings, 'mi')).toBe(false);
});

test('after a new odometer only its own readings count', () => {
  const replaced = [...known.readings!, { km: 40, date: '2026-05-20' }];
  expect(of({ mileage: 900 }, { readings: replaced })).toEqual([]);
  const onOneDay = [...known.readings!, { km: 40, date: '2026-05-03' }];
  expect(of({ mileage: 900 }, { readings: onOneDay })).toEqual([]);
  expect(of({ mileage: 188_000 }, { readings: onOneDay })).toEqual([]);
});

test('without the readings of the car a lower mileage of today is compared with what the car shows', () => {
  const blind = { readings: null };
  expect(doubts({ mileage: 18_770 }, blind)).toEqual([
    { field: 'mileage', why: 'lower', km: 18_770, known: { km: 187_700, date: null } },
  ]);
  expect(of({ mileage: 18_770, date: '2026-05-31' }, blind)).toEqual([]);
  expect(of({ mileage: 18_770 }, { ...blind, carKm: null })).toEqual([]);
});

test('a day to come and one before the car was built are asked about', () => {
  expect(of({ date: '2062-06-01', mileage: null })).toEqual(['date future']);
  expect(of({ date: '2026-06-02', mileage: null })).toEqual(['date future']);
  expect(of({ date: '2010-12-31', mileage: null })).toEqual(['date before-car']);
  expect(of({ date: '2011-01-01', mileage: null })).toEqual([]);
});

test(
  'a document may begin in advance, end later, not decades, nor before its car',
  { tags: ['DOC-07'] },
  () => {
    const context = { today: known.today, year: known.year, seen: null };
    const asked = (validFrom: string | null, validTo: string | null, kind: DocumentKind = 'octa') =>
      validityDoubts({ kind, validFrom, validTo }, context).map(({ why, ...doubt }) =>
        doubt.field === 'date' ? `${doubt.name} ${why}` : '',
      );
    expect(asked('2027-06-01', '2046-06-01')).toEqual([]);
    expect(asked('2027-06-02', '2046-06-02')).toEqual(['validFrom future', 'validTo future']);
    expect(asked(null, null)).toEqual([]);
    expect(asked('2010-12-31', '2010-12-31')).toEqual(['validFrom before-car', 'validTo before-car']);
    expect(asked('2011-01-01', null)).toEqual([]);
    expect(DocumentKind.options.filter((kind) => asked('2010-12-31', null, kind).length === 0)).toEqual([
      'license',
    ]);
    expect(asked('2027-06-02', '2046-06-02', 'license')).toHaveLength(2);
    const seen = { validFrom: '2062-01-01', validTo: '2063-01-01' };
    const edited = (days: typeof seen) => validityDoubts({ kind: 'kasko', ...days }, { ...context, seen });
    expect(edited(seen)).toEqual([]);
    expect(edited({ ...seen, validTo: '2064-01-01' })).toMatchObject([
      { name: 'validTo', date: '2064-01-01' },
    ]);
  },
);

test(
  'a cost far above all others is asked about; with too few known, a very large one',
  { tags: ['DOC-07'] },
  () => {
    const costs = [80, 120, 60].map((cost) => ({ cost, currency: 'EUR' }));
    expect(doubts({ cost: 12_550 }, { costs })).toEqual([
      { field: 'cost', why: 'high', cost: 12_550, currency: 'EUR', known: 120 },
    ]);
    expect(of({ cost: 1_200 }, { costs })).toEqual([]);
    expect(of({ cost: 1_200.01 }, { costs })).toEqual(['cost high']);
    expect(of({ cost: 12_550 }, { costs: costs.slice(1) })).toEqual([]);
    // What was free, or has no cost, is not known to be cheap.
    const unknown = [0, null].map((cost) => ({ cost, currency: 'EUR' }));
    expect(of({ cost: 12_550 }, { costs: [...costs.slice(1), ...unknown] })).toEqual([]);
    expect(of({ cost: 50_000 })).toEqual([]);
    expect(of({ cost: 12_550, currency: 'USD' }, { costs })).toEqual([]);
    expect(doubts({ cost: 50_001 })).toMatchObject([{ field: 'cost', known: null }]);
    expect(of({ cost: 50_001, currency: 'HUF' })).toEqual([]);
    expect(doubts({ cost: 50_001, currency: 'USD' }, { costs })).toMatchObject([
      { field: 'cost', known: null },
    ]);
  },
);

test('what was saved as it is, is not asked about again', () => {
  const odd = { date: '2062-06-01', mileage: 18_770, cost: 60_000 };
  expect(of(odd)).toEqual(['date future', 'mileage lower', 'cost high']);
  const seen = { ...plain, ...odd };
  expect(of(odd, { seen })).toEqual([]);
  expect(of({ ...odd, mileage: 18_780 }, { seen })).toEqual(['mileage lower']);
  expect(of({ ...odd, cost: 70_000 }, { seen })).toEqual(['cost high']);
  expect(of({ ...odd, currency: 'USD' }, { seen })).toEqual(['cost high']);
  expect(of({ ...odd, date: '2062-07-01' }, { seen })).toEqual(['date future', 'mileage lower']);
});

test('a price unlike that of the last fill-up is asked about', () => {
  const fill = (cost: number | null, amount: number, currency = 'EUR') => ({
    energy: 'gasoline' as const,
    cost,
    amount,
    currency,
  });
  const last = fill(60, 40_000);
  expect(priceDoubt(fill(6_000, 40_000), last, null)).toEqual({
    field: 'price',
    why: 'unlike',
    energy: 'gasoline',
    price: 150,
    currency: 'EUR',
    known: 1.5,
  });
  expect(priceDoubt(fill(6, 40_000), last, null)).toMatchObject({ price: 0.15 });
  for (const one of [fill(100, 40_000), fill(40, 40_000), fill(null, 40_000), fill(0, 40_000)])
    expect(priceDoubt(one, last, null)).toBeNull();
  expect(priceDoubt(fill(6_000, 40_000, 'HUF'), last, null)).toBeNull();
  for (const before of [undefined, fill(0, 40_000), fill(null, 40_000)])
    expect(priceDoubt(fill(6_000, 40_000), before, null)).toBeNull();
  expect(priceDoubt(fill(6_000, 40_000), last, fill(6_000, 40_000))).toBeNull();
});

test('a price is like another up to four times as much, or a quarter', () => {
  const fill = (cost: number) => ({ energy: 'gasoline' as const, cost, amount: 40_000, currency: 'EUR' });
  const isAsked = (cost: number) => priceDoubt(fill(cost), fill(60), null) !== null;
  expect([240, 240.01, 15, 14.99].map(isAsked)).toEqual([false, true, false, true]);
});

tableTest([{ cost: 60 }, { amount: 41_000 }, { currency: 'HUF' }])(
  'an odd price is asked about again when what was saved had another value',
  (changes) => {
    const fill = { energy: 'gasoline' as const, cost: 6_000, amount: 40_000, currency: 'EUR' };
    expect(priceDoubt(fill, { ...fill, cost: 60 }, { ...fill, ...changes })).toMatchObject({ price: 150 });
  },
);

test('the car goes on from an accepted lower reading, unless a later one is known', () => {
  const readings = known.readings!;
  expect(isCountedAnew({ mileage: 40, date: '2026-06-01' }, 187_700, readings, 'km')).toBe(true);
  expect(isCountedAnew({ mileage: 40, date: '2026-04-01' }, 187_700, readings, 'km')).toBe(false);
  expect(isCountedAnew({ mileage: 40, date: '2026-05-03' }, 187_700, readings, 'km')).toBe(true);
  expect(isCountedAnew({ mileage: 40, date: '2026-05-02' }, 187_700, readings, 'km')).toBe(false);
  // Entered in the evening, driven in the morning.
  expect(isCountedAnew({ mileage: 187_500, date: '2026-05-03' }, 187_700, readings, 'km')).toBe(false);
  expect(isCountedAnew({ mileage: 188_000, date: '2026-06-01' }, 187_700, readings, 'km')).toBe(false);
  expect(isCountedAnew({ mileage: null, date: '2026-06-01' }, 187_700, readings, 'km')).toBe(false);
  expect(isCountedAnew({ mileage: 40, date: '2026-06-01' }, null, readings, 'km')).toBe(false);
});
