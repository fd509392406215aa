import * as z from 'zod/mini';
import { Mileage } from '#domain/cars/schema.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { Currency } from '#domain/settings/schema.ts';
import { Cost, Day, optionalText } from '#domain/shapes.ts';

export const Energy = z.enum(['gasoline', 'diesel', 'lpg', 'cng', 'e85', 'electric', 'adblue']);
export type Energy = z.infer<typeof Energy>;

/** In thousandths of a liter, of a kWh (electric) or of a kilogram (CNG). */
export const Amount = z
  .int('Enter an amount above zero')
  .check(
    z.gte(1, 'Enter an amount above zero'),
    z.lte(limits.fillAmountMax, 'The amount is too large. Please check it.'),
  );

const Percent = z
  .int('Enter a percentage from 0 to 100')
  .check(z.gte(0, 'Enter a percentage from 0 to 100'), z.lte(100, 'Enter a percentage from 0 to 100'));

export const fillFields = {
  date: Day,
  energy: Energy,
  amount: Amount,
  cost: z.nullish(Cost),
  currency: Currency,
  km: z.nullish(Mileage),
  /** Filled or charged to the top. */
  isFull: z.boolean(),
  /** A fill-up before this one was not recorded. */
  isMissedBefore: z.boolean(),
  /** The owner said that its unusual consumption is right. */
  isConfirmed: z.optional(z.boolean()),
  /** State of charge after charging, in percent. */
  socEnd: z.nullish(Percent),
  station: optionalText(limits.shortText),
  notes: optionalText(limits.longText),
};

export const FillDraft = z.object({ ...Operation, carId: Id, id: Id, ...fillFields });
export type FillDraft = z.input<typeof FillDraft>;

export const FillEdit = z.object({ carId: Id, fillId: Id, ...editOf(fillFields) });
export type FillEdit = z.input<typeof FillEdit>;

export const Fill = z.object({
  id: Id,
  carId: Id,
  date: z.string(),
  energy: Energy,
  amount: z.int(),
  cost: z.nullable(z.number()),
  currency: Currency,
  km: z.nullable(z.int()),
  isFull: z.boolean(),
  isMissedBefore: z.boolean(),
  isConfirmed: z.optional(z.boolean()),
  socEnd: z.nullable(z.int()),
  station: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
});
export type Fill = z.infer<typeof Fill>;
