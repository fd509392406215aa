import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { typed, wholeNumberUpTo } from '#domain/shapes.ts';
import { parseDistance } from './typed.ts';

/** In km. The message names no number, as the distance may have been typed in miles. */
export const distanceUpTo = (max: number) =>
  wholeNumberUpTo(max, 'The distance is too large. Please check it.');

/** Whole kilometres. */
export const Mileage = z
  .int('Enter the mileage as a whole number')
  .check(
    z.gte(0, 'Enter the mileage as a whole number'),
    z.lte(limits.mileageMax, 'The mileage is too high. Please check it.'),
  );

/** Typed in the unit of the car, see ./typed.ts. */
export const TypedMileage = typed(z.nullable(Mileage), (text) => parseDistance(text) ?? NaN);
