import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { carWords, MILES } from '#tests/car-words.ts';
import { DISTANCE_UNITS, fromKm, toKm } from './units.ts';
import { distanceBetween, formatDistance, perDistance, plainDistance } from './words.ts';

const soft = (text: string) => text.replaceAll('\u00A0', ' ');

test('a distance is shown in the unit of its car, thousands apart in both languages', () => {
  for (const language of ['en', 'lv'] as const) {
    expect(soft(formatDistance(125_000, carWords(language)))).toBe('125 000 km');
    expect(soft(formatDistance(125_000, carWords(language, MILES)))).toBe('77 671 mi');
    expect(soft(formatDistance(0, carWords(language, MILES)))).toBe('0 mi');
  }
  expect(plainDistance(125_000, MILES)).toBe('77671 mi');
  expect(plainDistance(125_000, {})).toBe('125000 km');
});

test('the distance between two readings is the difference of the numbers shown', () => {
  const km = fc.integer({ min: 0, max: limits.mileageMax });
  fc.assert(
    fc.property(km, km, fc.constantFrom(...DISTANCE_UNITS), (from, to, unit) => {
      expect(fromKm(distanceBetween(from, to, unit), unit)).toBe(fromKm(to, unit) - fromKm(from, unit));
    }),
  );
  expect(distanceBetween(10_000, 10_600, 'km')).toBe(600);
  expect(fromKm(distanceBetween(toKm(11_001, 'mi'), toKm(12_001, 'mi'), 'mi'), 'mi')).toBe(1_000);
});

test('what a km costs, for a mile', () => {
  expect(perDistance(10, carWords('en'))).toBe(10);
  expect(perDistance(10, carWords('en', MILES))).toBeCloseTo(16.09344, 6);
});
