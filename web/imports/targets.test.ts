import { expect, test } from 'vitest';
import type { ImportTarget } from '#domain/imports/batch-schema.ts';
import { tableTest } from '#tests/tables.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredImport } from '#web/platform/outbox/records.ts';
import { METRIC } from '#domain/units/units.ts';
import { isComplete, possibleTargets, proposeTargets, sentTarget, withChosen, withKept } from './targets.ts';

const waiting = (...targets: ImportTarget[]) => ({ input: { targets } }) as unknown as StoredImport;

test('a file read again goes to the car that its waiting import adds', { tags: ['IMP-05', 'IMP-12'] }, () => {
  const own = {
    id: newId(),
    brand: 'Opel',
    model: 'Zafira',
    year: 2009,
    nickname: null,
    licensePlate: null,
    vin: null,
  };
  const add = { brand: 'BMW', model: 'Z3', year: 1997, licensePlate: 'AB12CDE' };
  const carId = newId();
  const queue = [waiting({ key: 'a', carId: own.id }), waiting({ key: 'b', carId, add })];
  const possible = possibleTargets([own], queue);
  expect(possible.map(({ id }) => id)).toEqual([own.id, carId]);
  const file = { key: 'b', name: 'BMW Z3' };
  expect(proposeTargets([file], possible, null)).toMatchObject([{ carId, isNew: false }]);
  expect(proposeTargets([file], [own], null)).toMatchObject([{ isNew: true }]);
  const arrived = { ...own, ...add, id: carId, vin: null };
  expect(possibleTargets([own, arrived], queue)).toHaveLength(2);
});

tableTest<[cars: [hasRecords: boolean, isMeant?: boolean][], name: string, goes: number | 'new' | 'asked']>([
  [[], '', 'new'],
  [[[false]], '', 0],
  [[[true]], '', 'asked'],
  [[[true]], 'Blue', 'new'],
  [[[true, true]], '', 0],
  [[[false], [false]], '', 'asked'],
  [[[true], [true, true]], 'Blue', 1],
])(
  'records without a name that fits go to no car that has others already',
  { tags: ['IMP-04'] },
  (...row) => {
    const [given, name, goes] = row;
    const none = { nickname: null, licensePlate: null, vin: null };
    const cars = given.map(([hasRecords], at) => {
      return { id: newId(), brand: 'Opel', model: `Zafira ${at}`, year: 2009, ...none, hasRecords };
    });
    const preferred = cars.find((_, at) => given[at]![1])?.id ?? null;
    const [target] = proposeTargets([{ key: 'a', name }], cars, preferred);
    expect(target!.isNew).toBe(goes === 'new');
    if (typeof goes === 'number') expect(target!.carId).toBe(cars[goes]!.id);
    else expect(target!.carId === '').toBe(goes === 'asked');
    expect(isComplete({ ...target!, brand: 'Opel', model: 'Zafira', year: '2009' })).toBe(goes !== 'asked');
  },
);

tableTest([
  { name: '2016 Subaru Outback', brand: 'Subaru', model: 'Outback', year: '2016' },
  { name: 'Alfa Romeo 159 (2008)', brand: 'Alfa Romeo', model: '159', year: '2008' },
  { name: 'Peugeot 2008', brand: 'Peugeot', model: '2008', year: '' },
  { name: 'Dacia Logan', brand: 'Dacia', model: 'Logan', year: '' },
  { name: 'Our Dacia', brand: 'Our Dacia', model: '', year: '' },
  { name: 'Volvo', brand: 'Volvo', model: '', year: '' },
  { name: 'AB-123', plate: 'AB-123', brand: '', model: '', year: '' },
  { name: 'AB 1234', brand: '', model: '', year: '' },
])('the name of a new car is its year, make and model', { tags: ['IMP-04'] }, (row) => {
  const { name, plate } = { plate: '', ...row };
  const [target] = proposeTargets([{ key: 'a', name, plate }], [], null);
  expect({ name, ...target }).toMatchObject(row);
});

tableTest([
  ['mi', 'gal-us', 'mpg-us'],
  ['mi', 'L', 'mpg-uk'],
  ['mi', undefined, undefined],
  ['km', 'L', undefined],
] as const)('a new car has the consumption of its miles and gallons', { tags: ['IMP-04'] }, (...row) => {
  const [distanceUnit, volumeUnit, consumption] = row;
  const units = { distanceUnit, ...(volumeUnit && { volumeUnit }) };
  const [target] = proposeTargets([{ key: 'a', name: 'Blue', ...units }], [], null);
  expect(target!.units.consumptionUnit).toBe(consumption);
});

tableTest([
  ['Daily', 'Daily'],
  ['VW Passat', null],
  ['VW', null],
  ['', null],
])('a new car keeps the name that the files give it', { tags: ['IMP-04'] }, (name, nickname) => {
  const [target] = proposeTargets([{ key: 'a', name, brand: 'VW', model: 'Passat', year: 2016 }], [], null);
  expect(sentTarget(target!, METRIC).add).toMatchObject({ brand: 'VW', nickname });
});

test(
  'cars of a server without plates go to those that it added before, each to its own',
  { tags: ['IMP-04', 'IMP-14'] },
  () => {
    const car = (year: number) => ({
      id: newId(),
      brand: 'Kia',
      model: 'Niro',
      year,
      nickname: null,
      licensePlate: null,
      vin: null,
    });
    const own = [car(2022), car(2022), car(2024)];
    const named = (year: number, key: string) => ({ key, name: `${year} Kia Niro` });
    const proposed = proposeTargets([named(2024, 'a'), named(2022, 'b'), named(2022, 'c')], own, null);
    expect(proposed.map(({ carId }) => carId)).toEqual([own[2]!.id, own[0]!.id, own[1]!.id]);
    expect(proposed.every(({ isNew }) => !isNew)).toBe(true);
  },
);

test('rows without a car are asked about, and may go to a car that others add', { tags: ['IMP-04'] }, () => {
  const proposed = proposeTargets(
    [
      { key: 'Zoe', name: 'Zoe' },
      { key: '', name: '' },
    ],
    [],
    null,
  );
  expect(proposed.map(({ carId }) => carId === '')).toEqual([false, true]);
  const { carId } = proposed[0]!;
  const chosen = withChosen(proposed, 1, { isNew: false, carId }, []);
  expect(sentTarget(chosen[1]!, METRIC)).toEqual({ key: '', carId, add: null });
  const again = proposeTargets(
    [
      { key: 'Renault Zoe', name: 'Renault Zoe' },
      { key: '', name: '' },
    ],
    [],
    null,
  );
  expect(withKept(again, chosen, [])[1]!.carId).toBe('');
  expect(withKept(proposed, chosen, [])[1]!.carId).toBe(carId);
  const other = withChosen(chosen, 0, { isNew: true, carId: newId() }, []);
  expect(other[1]!.carId).toBe('');
});
