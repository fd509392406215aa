import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { otherCarIn, type OwnCar } from './other-car-rules.ts';
import type { ImportedRecord } from './schema.ts';

type Point = [date: string, km: number];
const repairs = (points: Point[]) =>
  points.map(([date, mileage]) => ({ kind: 'repair', fields: { date, mileage } })) as ImportedRecord[];
const fills = (...energies: string[]) =>
  energies.map((energy) => ({ kind: 'fill', fields: { date: '', energy } })) as ImportedRecord[];
const car = (changes: Partial<OwnCar> = {}): OwnCar => ({
  fuelType: null,
  distanceUnit: 'km',
  readings: [
    ['2010-01-01', 61_304],
    ['2012-01-01', 70_000],
    ['2014-01-01', 80_000],
  ].map(([date, km]) => ({ date, km }) as { date: string; km: number }),
  ...changes,
});
const why = (records: ImportedRecord[], { unit, ...own }: OwnCar & { unit?: 'km' | 'mi' } = car()) =>
  otherCarIn(records, unit ? { distanceUnit: unit } : {}, own).map((one) => one.why);

const same: Point[] = [
  ['2010-01-01', 61_305],
  ['2011-01-01', 66_000],
  ['2012-01-01', 69_999],
  ['2015-01-01', 90_000],
];
const other: Point[] = [
  ['2010-06-01', 91_228],
  ['2011-06-01', 99_000],
  ['2013-06-01', 157_439],
];

tableTest<[string, Point[], string[]]>([
  ['the same car', same, []],
  ['a typing error among others', [...same, ['2011-02-01', 660_000]], []],
  ['another car', other, ['mileage']],
  ['a younger car, after all that is known', [['2015-01-01', 12_000]], ['mileage']],
  ['older records', [['2008-01-01', 40_000]], []],
  ['nothing read', [], []],
])(
  'the mileages of a file are compared with those of the car: %s',
  { tags: ['IMP-04'] },
  (_, points, said) => {
    expect(why(repairs(points))).toEqual(said);
  },
);

test('the mileage that contradicts most is told, beside the reading', { tags: ['IMP-04'] }, () => {
  expect(otherCarIn(repairs(other), {}, car())).toEqual([
    {
      why: 'mileage',
      read: { date: '2013-06-01', km: 157_439 },
      known: { date: '2012-01-01', km: 70_000 },
    },
  ]);
  expect(why(repairs(other), car({ readings: [] }))).toEqual([]);
});

tableTest<[OwnCar['fuelType'], string[], boolean]>([
  ['diesel', ['gasoline', 'gasoline'], true],
  ['diesel', ['diesel', 'adblue'], false],
  ['diesel', ['adblue'], false],
  ['gasoline', ['lpg'], false],
  ['gasoline', ['electric'], true],
  ['hybrid', ['electric'], false],
  [null, ['diesel'], false],
])('a car of %s and fill-ups of %s', { tags: ['IMP-04'] }, (fuelType, energies, isOther) => {
  expect(why(fills(...energies), car({ fuelType }))).toEqual(isOther ? ['energy'] : []);
});

test('a file in miles is hardly of a car in kilometers', { tags: ['IMP-04'] }, () => {
  expect([why([], { ...car(), unit: 'mi' }), why([], { ...car(), unit: 'km' }), why([])]).toEqual([
    ['unit'],
    [],
    [],
  ]);
});
