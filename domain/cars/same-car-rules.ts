import { sameFields } from '#domain/same-fields.ts';
import type { Car, CarDraft } from './schema.ts';

/** Whether the stored car is this parsed draft, whose response was lost; else another tab used its id. */
export const isSameCar = (car: Car, draft: Omit<CarDraft, 'opId' | 'id'>): boolean =>
  sameFields(car, draft, [
    'brand',
    'model',
    'year',
    'nickname',
    'vin',
    'licensePlate',
    'mileage',
    'transmission',
    'fuelType',
    'engineType',
  ]);
