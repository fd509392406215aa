import { expect, test } from 'vitest';
import { METRIC } from '#domain/units/units.ts';
import { vehicleOf } from './car-facts.ts';
import { emptyFacts, fullFacts } from '#tests/car-facts.ts';

test('the engine is told the fuel, gearbox, mileage and unit of the car, as far as known', () => {
  const car = { ...fullFacts.car, fuelType: 'diesel', transmission: 'manual' } as const;
  const units = { ...METRIC, distanceUnit: 'mi' } as const;
  expect(vehicleOf({ ...fullFacts, car, units })).toEqual({
    fuelType: 'diesel',
    transmission: 'manual',
    mileage: 185_000,
    distanceUnit: 'mi',
  });
  expect(vehicleOf(emptyFacts)).toEqual({ distanceUnit: 'km' });
});
