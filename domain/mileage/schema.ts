import * as z from 'zod/mini';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { limits } from '#domain/limits.ts';
import { ByKey, Day } from '#domain/shapes.ts';
import { DistanceUnit } from '#domain/units/schema.ts';

export const MileageReading = z.object({
  id: Id,
  km: z.int(),
  date: z.string(),
  source: z.enum(['car', 'repair', 'reminder', 'issue', 'fill']),
  /** The record it was entered in; null for the car form. */
  sourceId: z.nullable(Id),
  byKey: ByKey,
});
export type MileageReading = z.infer<typeof MileageReading>;

/** What a program knows: the odometer of a day. */
export const DayMileage = z.object({
  /** With one, the same call sent later does not undo what was changed meanwhile. */
  opId: z.optional(Id),
  carId: Id,
  date: Day,
  mileage: z.number('Enter the mileage as a whole number').check(z.gte(0), z.lte(limits.mileageMax)),
  unit: z._default(DistanceUnit, 'km'),
});

/** Identifies a reading by its source: one that waits on a device has no id on the server yet. */
export const MileageCorrection = z.object({
  ...Operation,
  carId: Id,
  /** Readings of a repair, a problem or a fill-up are corrected in that record. */
  source: z.enum(['car', 'reminder']),
  sourceId: z.nullable(Id),
  date: Day,
  from: Mileage,
  /** Null deletes it. */
  km: z.nullable(Mileage),
});
export type MileageCorrection = z.input<typeof MileageCorrection>;
