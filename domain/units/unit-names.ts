import type { Phrase } from '#domain/language/words.ts';
import type { ConsumptionUnit, DistanceUnit, VolumeUnit } from './units.ts';

export const distanceUnitNames: Record<DistanceUnit, Phrase> = { km: 'Kilometers', mi: 'Miles' };

export const volumeUnitNames: Record<VolumeUnit, Phrase> = {
  L: 'Liters (L)',
  'gal-us': 'US gallons',
  'gal-uk': 'UK gallons',
};

export const consumptionUnitNames: Record<ConsumptionUnit, Phrase> = {
  'per-100-km': 'L/100 km, kWh/100 km',
  'km-per-unit': 'km/L, km/kWh',
  'mpg-us': 'mpg (US), mi/kWh',
  'mpg-uk': 'mpg (UK), mi/kWh',
};
