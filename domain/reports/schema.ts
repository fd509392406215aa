import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Currency } from '#domain/settings/schema.ts';

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // An offset ('+02:00') is known too, but databases read its sign the other way round.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The device's IANA time zone: which month or day an instant belongs to (D72). UTC when left out. */
export const TimeZone = z._default(
  z.string().check(z.maxLength(limits.shortText), z.refine(isTimeZone, 'Missing information')),
  'UTC',
);

const Month = z.string();
const Count = z.int();

/** What a car's plots are drawn from, added up by the database. Months are `yyyy-MM`. */
export const ReportFigures = z.object({
  /** In minor units; one entry a month, kind and currency. Currencies are never mixed (D108). */
  costs: z.array(
    z.object({ month: Month, kind: z.nullable(RepairKind), currency: Currency, minor: z.number() }),
  ),
  /** The last reading of each month that has one, oldest first. */
  mileage: z.array(z.object({ month: Month, km: z.int() })),
  /** `again` counts recurrences, `resolved` the problems resolved in that month. */
  problems: z.array(z.object({ month: Month, logged: Count, again: Count, resolved: Count })),
  /** How many resolved problems took so many days from the log to the repair. */
  repairTimes: z.array(z.object({ days: Count, problems: Count })),
});
export type ReportFigures = z.infer<typeof ReportFigures>;
