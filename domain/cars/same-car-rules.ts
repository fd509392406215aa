import { sameFields } from '#domain/same-fields.ts';
import type { Car, CarDraft } from './schema.ts';

/**
 * Whether a stored car is this draft, sent earlier with a lost response; otherwise another tab used its id.
 * @param draft as parsed by `carFields`
 */
export const isSameCar = (car: Car, draft: Omit<CarDraft, 'opId' | 'id'>): boolean =>
  sameFields(car, draft, [
    ...(['brand', 'model', 'year', 'nickname', 'vin', 'licensePlate', 'mileage'] as const),
    ...(['transmission', 'fuelType', 'engineType'] as const),
  ]);
