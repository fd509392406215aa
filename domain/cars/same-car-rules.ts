import { sameFields } from '#domain/same-fields.ts';
import type { Car, CarDraft } from './schema.ts';

/**
 * Whether a stored car is this draft, whose answer was lost on the way; otherwise another tab used its id.
 * @param draft as `carFields` makes it: trimmed, the VIN in capitals
 */
export const isSameCar = (car: Car, draft: Omit<CarDraft, 'opId' | 'id'>): boolean =>
  sameFields(car, draft, [
    ...(['brand', 'model', 'year', 'nickname', 'vin', 'licensePlate', 'mileage'] as const),
    ...(['transmission', 'fuelType', 'engineType'] as const),
  ]);
