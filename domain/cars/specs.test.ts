import { expect, test } from 'vitest';
import { carWords } from '#tests/car-words.ts';
import { carSpecs } from './specs.ts';

const car = {
  brand: 'Kia',
  model: 'Niro',
  year: 2022,
  licensePlate: null,
  vin: null,
  mileage: null,
  transmission: null,
  fuelType: null,
  engineType: null,
};

test('the specifications have the capacity of the battery, where it is known', { tags: ['FUEL-21'] }, () => {
  const battery = (batteryCapacity: number | null) =>
    carSpecs({ ...car, batteryCapacity }, carWords('en')).find(({ label }) => label === 'Battery capacity');
  expect(battery(64_800)?.value.replaceAll('\u00A0', ' ')).toBe('64.8 kWh');
  expect(battery(null)).toBeUndefined();
});
