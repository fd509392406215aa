import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Currency, Total } from '#domain/money/schema.ts';

/** `none`: a repair without a kind; `fuel`: fill-ups and charges. */
export const PaidKind = z.enum(['fuel', ...RepairKind.options, 'none']);
export type PaidKind = z.infer<typeof PaidKind>;

/** What a car has cost, added up. A document's cost is that of its repair record. */
export const CarCosts = z.object({
  carId: Id,
  /** In minor units; one entry per month, kind and currency, never mixed. */
  paid: z.array(z.object({ month: z.string(), kind: PaidKind, currency: Currency, minor: z.number() })),
  /** The cost of each reminder's last completion or of its document, where there is one. */
  lastCosts: z._default(z.array(z.object({ reminderId: Id, currency: Currency, minor: z.number() })), []),
  /** Repairs and fill-ups without a cost: unknown is not zero. */
  unpriced: z.int(),
  /** From one odometer of a fill-up to the next, oldest first: what fuel costs per km is made of. */
  stretches: z._default(
    z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        km: z.int(),
        paid: z.array(Total),
        isIncomplete: z.boolean(),
      }),
    ),
    [],
  ),
  /** The first reading of all, and the last of each month that has one, oldest first. */
  mileage: z.array(z.object({ month: z.string(), date: z.string(), km: z.int() })),
});
export type CarCosts = z.infer<typeof CarCosts>;
export type CostsOfCar = Omit<CarCosts, 'carId'>;
