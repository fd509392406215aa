import * as z from 'zod/mini';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { FileIds, RecordFile } from '#domain/media/schema.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { Currency } from '#domain/money/schema.ts';
import { ByKey, Cost, Day, optionalText, TimeOfDay } from '#domain/shapes.ts';

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

export const Power = z.enum(['ac', 'dc']);
export type Power = z.infer<typeof Power>;

const wrongPrice = 'Please enter a valid amount';

export const fillFields = {
  date: Day,
  /** Local time where it was filled, without a zone, like the day. */
  time: z.nullish(TimeOfDay),
  energy: Energy,
  /** Null: paid for, nobody knows how much. */
  amount: z.nullable(Amount),
  cost: z.nullish(Cost),
  /** Price of a liter, kWh or kg, stored only if it does not follow from amount and total. */
  price: z.nullish(z.number(wrongPrice).check(z.gt(0, wrongPrice), z.lte(limits.costMax, wrongPrice))),
  /** The reduction of the total below amount times price. */
  discount: z.nullish(Cost),
  currency: Currency,
  km: z.nullish(Mileage),
  isFull: z.boolean(),
  /** A fill-up before this one was not recorded. */
  isMissedBefore: z.boolean(),
  /** The owner confirmed the unusual consumption. */
  isConfirmed: z.optional(z.boolean()),
  /** State of charge before and after charging, in percent. */
  socStart: z.nullish(Percent),
  socEnd: z.nullish(Percent),
  power: z.nullish(Power),
  station: optionalText(limits.shortText),
  notes: optionalText(limits.longText),
  fileIds: z.optional(FileIds),
};

export const FillDraft = z.object({ ...Operation, carId: Id, id: Id, ...fillFields });
export type FillDraft = z.input<typeof FillDraft>;

export const FillEdit = z.object({ carId: Id, fillId: Id, ...editOf(fillFields) });
export type FillEdit = z.input<typeof FillEdit>;

export const Fill = z.object({
  id: Id,
  carId: Id,
  date: z.string(),
  time: z._default(z.nullable(z.string()), null),
  energy: Energy,
  amount: z.nullable(z.int()),
  cost: z.nullable(z.number()),
  price: z._default(z.nullable(z.number()), null),
  discount: z._default(z.nullable(z.number()), null),
  currency: Currency,
  km: z.nullable(z.int()),
  isFull: z.boolean(),
  isMissedBefore: z.boolean(),
  isConfirmed: z.optional(z.boolean()),
  socStart: z._default(z.nullable(z.int()), null),
  socEnd: z.nullable(z.int()),
  power: z._default(z.nullable(Power), null),
  station: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  fileIds: z._default(z.array(Id), []),
  files: z._default(z.array(RecordFile), []),
  byKey: ByKey,
  version: z.int(),
  createdAt: z.string(),
});
export type Fill = z.infer<typeof Fill>;
