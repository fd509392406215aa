import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { TimeZone } from '#domain/shapes.ts';
import { OPEN_STATES } from '#domain/reminders/open-due.ts';

export const SummaryQuery = z.object({
  /** Decides which day it is. */
  timeZone: z._default(TimeZone, 'UTC'),
  language: z._default(z.enum(['en', 'lv']), 'en'),
});

const CarSummary = z.object({
  id: Id,
  name: z.string(),
  licensePlate: z.nullable(z.string()),
  /** In the unit of the car. */
  mileage: z.nullable(z.int()),
  distanceUnit: z.enum(['km', 'mi']),
  /** The worst that is to be said of the car; `danger` means: do not drive. */
  status: z.object({
    level: z.enum(['danger', 'bad', 'warning', 'note', 'quiet', 'good']),
    sentence: z.string(),
    reason: z.nullable(z.string()),
  }),
  openProblems: z.int(),
  overdue: z.int(),
  dueSoon: z.int(),
  nextDue: z.nullable(
    z.object({
      title: z.string(),
      state: z.enum(OPEN_STATES),
      date: z.nullable(z.string()),
      /** In the unit of the car. */
      mileage: z.nullable(z.int()),
    }),
  ),
  /** Fuel and charging included, in whole units of each currency: 12.5 is twelve euros fifty. */
  spent: z.array(z.object({ currency: z.string(), thisMonth: z.number(), thisYear: z.number() })),
});

export const GarageSummary = z.object({ day: z.string(), cars: z.array(CarSummary) });
export type GarageSummary = z.infer<typeof GarageSummary>;
