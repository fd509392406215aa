import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/words.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Currency } from '#domain/money/schema.ts';
import { Day, TimeZone } from '#domain/shapes.ts';

const Month = z.string();
const Count = z.int();

export const ReportFigures = z.object({
  /** In minor units; one entry per month, kind and currency, never mixed. */
  costs: z.array(
    z.object({ month: Month, kind: z.nullable(RepairKind), currency: Currency, minor: z.number() }),
  ),
  /** The last reading of each month that has one, oldest first. */
  mileage: z.array(z.object({ month: Month, km: z.int() })),
  /** `again`: recurrences; `resolved`: problems resolved in that month. */
  problems: z.array(z.object({ month: Month, logged: Count, again: Count, resolved: Count })),
  /** The number of resolved problems by days from the log to the repair. */
  repairTimes: z.array(z.object({ days: Count, problems: Count })),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

const order = {
  language: z.enum(LANGUAGES),
  timeZone: TimeZone,
  /** Both days included; null is open. Open problems are always included. */
  from: z.nullish(Day),
  to: z.nullish(Day),
  include: z.object({
    costs: z.boolean(),
    vin: z.boolean(),
    notes: z.boolean(),
    pictures: z.boolean(),
    due: z._default(z.boolean(), false),
  }),
  /** A valid share link, printed as a QR code. */
  linkId: z.nullish(Id),
};
const inOrder = <T extends { from?: string | null | undefined; to?: string | null | undefined }>() =>
  z.refine<T>(({ from, to }) => !from || !to || from <= to, {
    error: 'The start date is after the end date.',
    path: ['from'],
  });

export const ReportOrder = z.object(order).check(inOrder());
export type ReportOrder = z.output<typeof ReportOrder>;

export const ReportMail = z.object({ carId: Id, ...order }).check(inOrder());
