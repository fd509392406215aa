import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';

export const typedReading = z.object({
  mileage: TypedMileage.check(z.refine((km) => km !== null, 'Enter the mileage as a whole number')),
});
