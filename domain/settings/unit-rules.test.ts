import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { METRIC } from '#domain/units/units.ts';
import { AMERICAN, BRITISH, proposedUnits, unitsWith } from './unit-rules.ts';

tableTest([
  ['en', 'Europe/London', 'en-GB', BRITISH],
  ['en', 'Europe/London', 'en-US', BRITISH],
  ['lv', 'Europe/London', 'lv', BRITISH],
  ['en', 'Etc/UTC', 'en-GB', BRITISH],
  ['en', 'America/New_York', 'en-US', AMERICAN],
  ['en', 'America/Indiana/Indianapolis', 'en-US', AMERICAN],
  ['en', 'America/Guayaquil', 'es-EC', METRIC],
  ['en', 'Europe/Riga', 'en-US', METRIC],
  ['en', 'Europe/Riga', 'en-GB', METRIC],
  ['lv', 'Etc/UTC', 'en-US', METRIC],
  ['en', 'Etc/UTC', 'en', METRIC],
] as const)('the units of a first car are those of the place', (language, zone, locale, units) => {
  expect(proposedUnits(language, { zone, locale })).toEqual(units);
  expect(unitsWith(units.distanceUnit, units)).toEqual(units);
  expect(unitsWith('km', units)).toEqual(METRIC);
});
