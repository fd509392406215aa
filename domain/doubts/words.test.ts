import { expect, test } from 'vitest';
import { METRIC, toKm } from '#domain/units/units.ts';
import { carWords, MILES } from '#tests/car-words.ts';
import type { Doubt } from './rules.ts';
import { doubtText } from './words.ts';

const said = (doubt: Doubt, units = METRIC) =>
  doubtText(doubt, carWords('en', units)).replaceAll(/[\u00A0\u202F]/g, ' ');

test('a doubted mileage and the one it contradicts are in the unit of the car', () => {
  const known = { km: toKm(12_500, 'mi'), date: '2026-05-03' };
  const doubt: Doubt = { field: 'mileage', why: 'lower', km: toKm(1_250, 'mi'), known };
  expect(said(doubt, MILES)).toMatch(/^1 250 mi is less than the 12 500 mi recorded on /);
  expect(said(doubt)).toMatch(/^2 012 km is less than the 20 117 km recorded on /);
  expect(said({ ...doubt, why: 'lower', known: { ...known, date: null } }, MILES)).toContain(
    'less than the mileage of this car (12 500 mi)',
  );
  expect(said({ ...doubt, fits: { id: 'r', name: 'Red' } }, MILES)).toMatch(
    / It fits Red: is that the car you mean\?$/,
  );
  expect(said({ field: 'mileage', why: 'vast', km: toKm(1_000_000, 'mi') }, MILES)).toMatch(/^1 000 000 mi /);
  expect(said({ field: 'mileage', why: 'vast-for-age', km: toKm(600_000, 'mi'), year: 2025 }, MILES)).toMatch(
    /^600 000 mi is unusually high for a car from 2025\. /,
  );
});

test('a doubted price is that of a gallon where fuel is in gallons, but not of electricity', () => {
  const doubt = { field: 'price', why: 'unlike', price: 10, currency: 'USD', known: 1 } as const;
  expect(said({ ...doubt, energy: 'gasoline' }, MILES)).toContain(
    '$37.854 per unit; last time it was $3.785',
  );
  expect(said({ ...doubt, energy: 'gasoline' })).toContain('$10.000 per unit; last time it was $1.000');
  expect(said({ ...doubt, energy: 'electric' }, MILES)).toContain('$10.000 per unit; last time');
});
