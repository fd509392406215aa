import * as z from 'zod/mini';
import { DrivingAdvice } from '#domain/assessment/schema.ts';
import { DocumentKind } from '#domain/documents/schema.ts';
import { Energy } from '#domain/fills/schema.ts';
import { Id } from '#domain/ids.ts';
import { IssueStatus } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { ReminderKind } from '#domain/reminders/schema.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { TimeZone, filledText } from '#domain/shapes.ts';
import { Currency } from '#domain/money/schema.ts';

/** In the order in which they are shown. */
export const SearchKind = z.enum(['issue', 'repair', 'fill', 'document', 'reminder']);
export type SearchKind = z.infer<typeof SearchKind>;

const count = (max: number) =>
  z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), z.int().check(z.lte(max)))),
  );

export const SearchQuery = z.object({
  text: filledText(limits.searchText),
  /** Decides the day of a problem. */
  timeZone: TimeZone,
  /** Only of this kind; without it the first few of every kind. */
  kind: z.optional(SearchKind),
  /** How many of each kind to leave out. */
  from: count(1_000_000),
});

const shown = {
  id: Id,
  carId: Id,
  /** Its date, `yyyy-MM-dd`; of a document its end, of a reminder when it is due. */
  day: z.nullable(z.string()),
  title: z.string(),
  /** The repair shop, mechanic, station or company. */
  place: z.nullable(z.string()),
  /** The part of its longer texts with the words; empty if title and place contain them all. */
  excerpt: z.string(),
};
const money = { cost: z.nullable(z.number()), currency: Currency };

export const SearchRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('issue'), ...shown, status: IssueStatus, advice: z.nullable(DrivingAdvice) }),
  z.object({ kind: z.literal('repair'), ...shown, ...money, type: z.nullable(RepairKind) }),
  z.object({ kind: z.literal('fill'), ...shown, ...money, type: Energy, amount: z.nullable(z.int()) }),
  z.object({ kind: z.literal('document'), ...shown, type: DocumentKind }),
  z.object({ kind: z.literal('reminder'), ...shown, type: ReminderKind }),
]);
export type SearchRecord = z.infer<typeof SearchRecord>;

/** `count`: of all that were found; `records`: some of them, newest first. */
export const SearchGroup = z.object({ kind: SearchKind, count: z.int(), records: z.array(SearchRecord) });
export type SearchGroup = z.infer<typeof SearchGroup>;

/** Only kinds of which something was found. */
export const SearchAnswer = z.object({ groups: z.array(SearchGroup) });
export type SearchAnswer = z.infer<typeof SearchAnswer>;
