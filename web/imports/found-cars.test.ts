import { expect, test } from 'vitest';
import { newId } from '#web/platform/ids.ts';

import { foundOf, proposeTargets, withFound } from './targets.ts';

const car = (model: string, year = 2010) => ({
  id: newId(),
  brand: 'Honda',
  model,
  year,
  nickname: null,
  licensePlate: null,
  vin: null,
});
const keys = (n: number) => Array.from({ length: n }, (_, at) => `|fill|${at}`);

test('a file goes to the car that has its records, however it is named', { tags: ['IMP-04'] }, () => {
  const [civic, jazz] = [car('Civic'), car('Jazz')];
  const targets = proposeTargets([{ key: 'Blue', name: 'Blue' }], [civic, jazz], null);
  expect(targets).toMatchObject([{ isNew: true }]);
  const asked = [{ key: 'Blue', records: keys(20) }];
  const found = foundOf(asked, [
    { key: 'Blue', carId: jazz.id, known: 18 },
    { key: 'Blue', carId: civic.id, known: 3 },
  ]);
  expect(withFound(targets, found, [civic, jazz])).toMatchObject([
    { carId: jazz.id, isNew: false, found: { known: 18, of: 20 } },
  ]);
  expect(withFound(targets, found, [civic])).toEqual(targets);
});

test('a few equal records are chance, unless the file has no more', { tags: ['IMP-04'] }, () => {
  const carId = newId();
  const foundIn = (known: number, of: number) =>
    foundOf([{ key: '', records: keys(of) }], [{ key: '', carId, known }]).has('');
  expect([foundIn(2, 20), foundIn(3, 200), foundIn(3, 20), foundIn(1, 1)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a model that only one car has is its name', { tags: ['IMP-04'] }, () => {
  const [civic, jazz] = [car('Civic'), car('Jazz')];
  const goes = (name: string, cars = [civic, jazz]) =>
    proposeTargets([{ key: 'a', name }], cars, null)[0]?.carId;
  expect(goes('Civic')).toBe(civic.id);
  expect(goes('My Jazz 1.4')).toBe(jazz.id);
  expect(goes('Civic', [civic, car('Civic', 2020)])).not.toBe(civic.id);
});
