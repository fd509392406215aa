import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { Currency } from '#domain/money/schema.ts';
import { Energy, Fill } from './schema.ts';

/** `yyyy-MM` */
const Month = z.string();
/** Liters, kWh or kg per 100 km. */
const Per100 = z.number();

/** Sums of intervals: km, and thousandths of the unit. */
const Use = { km: z.number(), amount: z.number() };

export const MonthUse = z.object({ month: Month, ...Use });
export type MonthUse = z.infer<typeof MonthUse>;

export const EnergySummary = z.object({
  energy: Energy,
  figures: z.nullable(z.object({ average: Per100, lowest: Per100, highest: Per100, lastFive: Per100 })),
  estimate: z.nullable(z.object({ per100: Per100, band: Per100 })),
  rise: z.nullable(z.object({ before: Per100, now: Per100 })),
  /** By the month in which an interval ends, oldest first. */
  months: z.array(MonthUse),
  stations: z.array(z.object({ station: z.string(), intervals: z.int(), ...Use })),
});
export type EnergySummary = z.infer<typeof EnergySummary>;

export const Purchase = z.object({
  month: Month,
  energy: Energy,
  currency: Currency,
  /** Of what has a cost, in thousandths. */
  amount: z.number(),
  minor: z.number(),
  /** Of it for an unknown amount: no part of a price. */
  unknown: z._default(z.number(), 0),
  /** The price of a liter, kWh or kg in minor units; null where no cost is known. */
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  /** A cost or a fill-up is missing: more was paid than is known. */
  isIncomplete: z.boolean(),
});
export type Purchase = z.infer<typeof Purchase>;

export const StationPrice = z.object({
  station: z.string(),
  energy: Energy,
  currency: Currency,
  fills: z.int(),
  amount: z.number(),
  minor: z.number(),
});
export type StationPrice = z.infer<typeof StationPrice>;

export const FillSummary = z.object({
  /** Of what drives the car, each energy by itself; the most used first. */
  energies: z.array(EnergySummary),
  /** For a km, in fractions of minor units; a currency each: never summed across. */
  costPerKm: z.array(z.object({ currency: Currency, minor: z.number() })),
  /** Oldest first. */
  purchases: z.array(Purchase),
  /** Those with the most fill-ups first. */
  stations: z.array(StationPrice),
});
export type FillSummary = z.infer<typeof FillSummary>;

export const FillMark = z.object({
  id: Id,
  per100: z.nullable(Per100),
  isContradicted: z.boolean(),
  unusual: z.nullable(z.enum(['low', 'high'])),
});
export type FillMark = z.infer<typeof FillMark>;

export const FillOverview = z.object({
  count: z.int(),
  newest: z.array(Fill),
  /** Of these; none of AdBlue. */
  marks: z.array(FillMark),
  summary: FillSummary,
});
export type FillOverview = z.infer<typeof FillOverview>;
