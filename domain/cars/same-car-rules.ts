import type { Car, CarDraft } from './schema.ts';

/**
 * Whether a stored car is this draft, whose answer was lost on the way; otherwise another tab used its id.
 * @param draft as `carFields` makes it: trimmed, the VIN in capitals
 */
export function isSameCar(car: Car, draft: Omit<CarDraft, 'opId' | 'id'>): boolean {
  return fields.every((name) => (car[name] ?? null) === (draft[name] ?? null));
}

const fields = [
  ...(['brand', 'model', 'year', 'nickname', 'vin', 'licensePlate', 'mileage'] as const),
  ...(['transmission', 'fuelType', 'engineType'] as const),
] as const;
