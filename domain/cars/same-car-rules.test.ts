import { expect, test } from 'vitest';
import { isSameCar } from './same-car-rules.ts';
import type { Car } from './schema.ts';

const draft = {
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  nickname: null,
  vin: 'YV1',
  mileage: 10,
  photoId: 'x',
};
const stored = {
  id: 'a',
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  nickname: null,
  vin: 'YV1',
  licensePlate: null,
  mileage: 10,
  transmission: null,
  fuelType: null,
  engineType: null,
  photoId: null,
} as Car;

test('recognizes the stored car of a draft, with or without its photo', () => {
  expect(isSameCar(stored, draft)).toBe(true);
});

test('a car that differs in any other field is another one', () => {
  for (const changes of [
    { brand: 'Saab' },
    { year: 2013 },
    { vin: null },
    { licensePlate: 'AB-1' },
    { mileage: 0 },
  ])
    expect(isSameCar({ ...stored, ...changes }, draft), JSON.stringify(changes)).toBe(false);
});
