import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  addDistance,
  DISTANCE_UNITS,
  fromKm,
  fromMilliliters,
  METRIC,
  toKm,
  toMilliliters,
  usualUnits,
  VOLUME_UNITS,
} from './units.ts';

const distanceUnit = fc.constantFrom(...DISTANCE_UNITS);
const volumeUnit = fc.constantFrom(...VOLUME_UNITS);
const km = fc.integer({ min: 0, max: limits.mileageMax });

test('the factors are the exact ones', () => {
  expect(toKm(12_345, 'mi')).toBe(19_867);
  expect(fromKm(19_867, 'mi')).toBe(12_345);
  expect(toMilliliters(10_000, 'gal-us')).toBe(37_854);
  expect(toMilliliters(10_000, 'gal-uk')).toBe(45_461);
  expect(toKm(12_345, 'km')).toBe(12_345);
  expect(toMilliliters(40_000, 'L')).toBe(40_000);
});

describe('what was typed never drifts', () => {
  test('a distance comes back the same, whatever units it is shown in meanwhile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: limits.mileageMax }),
        distanceUnit,
        fc.array(distanceUnit),
        (typed, unit, shownIn) => {
          const stored = toKm(typed, unit);
          for (const other of shownIn) fromKm(stored, other);
          expect(fromKm(stored, unit)).toBe(typed);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('an amount with three decimals comes back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: limits.fillAmountMax }), volumeUnit, (typed, unit) => {
        expect(fromMilliliters(toMilliliters(typed, unit), unit)).toBe(typed);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a sum is that of the numbers shown', () => {
  expect(fromKm(addDistance(toKm(50_003, 'mi'), toKm(10_000, 'mi'), 'mi'), 'mi')).toBe(60_003);
  fc.assert(
    fc.property(km, km, distanceUnit, (a, b, unit) => {
      expect(fromKm(addDistance(a, b, unit), unit)).toBe(fromKm(a, unit) + fromKm(b, unit));
    }),
  );
});

test('a new car has the units of the last one', () => {
  const miles = { distanceUnit: 'mi', volumeUnit: 'gal-uk', consumptionUnit: 'mpg-uk' } as const;
  expect(usualUnits([METRIC, METRIC, miles])).toEqual(miles);
  expect(usualUnits([])).toEqual(METRIC);
  expect(usualUnits(undefined)).toEqual(METRIC);
});
