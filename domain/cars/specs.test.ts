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

test('what is known of a car is named in words, what is not is left out', { tags: ['CARDET-03'] }, () => {
  const facts = (changes: object) =>
    carSpecs({ ...car, ...changes }, carWords('en'))
      .slice(3)
      .map(({ label, value }) => `${label}: ${value}`);
  expect(facts({})).toEqual([]);
  const gears = { manual: 'Manual', automatic: 'Automatic', cvt: 'CVT', other: 'Other' };
  for (const [transmission, name] of Object.entries(gears))
    expect(facts({ transmission })).toEqual([`Transmission: ${name}`]);
  const fuels = {
    gasoline: 'Gasoline',
    diesel: 'Diesel',
    electric: 'Electric',
    hybrid: 'Hybrid',
    other: 'Other',
  };
  for (const [fuelType, name] of Object.entries(fuels))
    expect(facts({ fuelType })).toEqual([`Fuel type: ${name}`]);
  expect(facts({ mileage: 0 })).toEqual(['Mileage: 0\u00A0km']);
});
