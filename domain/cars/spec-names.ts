import type { Phrase } from '#domain/language/words.ts';
import type { FuelType, Transmission } from './schema.ts';

export const transmissionNames: Record<Transmission, Phrase> = {
  manual: 'Manual',
  automatic: 'Automatic',
  cvt: 'CVT',
  other: 'Other@transmission',
};
export const fuelNames: Record<FuelType, Phrase> = {
  gasoline: 'Gasoline',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  other: 'Other@fuel',
};
