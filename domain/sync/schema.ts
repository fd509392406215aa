import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

/** Kinds of records below a car, in the order in which a device is filled. */
export const RecordKind = z.enum(['issue', 'reminder', 'document', 'repair', 'fill', 'reading']);
export type RecordKind = z.output<typeof RecordKind>;

/** Columns as the policies of the tables allow (decision 048), and lists of the rows that belong to the record. */
const Row = z.record(z.string(), z.unknown());
export type Row = z.output<typeof Row>;

export const SyncQuery = z.object({
  /** Of the answer before, stored together with its records; without it everything is sent. */
  cursor: z.optional(z.string().check(z.maxLength(200_000))),
  /** The car that is looked at: it is filled before others. */
  first: z.optional(Id),
});

export const SyncAnswer = z.object({
  cursor: z.string(),
  /** There is more: ask again at once. */
  more: z.boolean(),
  /** Null if nothing of it has changed. */
  account: z.nullable(z.object({ settings: z.nullable(Row), noticeSettings: z.nullable(Row) })),
  /** All cars that may be read, oldest first; one that is not listed is gone with all its records. */
  cars: z.array(
    z.object({
      id: Id,
      /** Up to which its records are known with this answer, unless `fill` or `more` says that some are missing. */
      revision: z.int(),
      /** Null if nothing of the car or below it has changed. */
      car: z.nullable(Row),
      /** Its records are sent anew, page by page: what no page from `begin` to `end` has is gone. */
      fill: z.nullable(z.array(z.enum(['begin', 'end']))),
    }),
  ),
  records: z.partialRecord(RecordKind, z.array(Row)),
  removed: z.array(z.object({ carId: Id, kind: RecordKind, id: Id })),
});
export type SyncAnswer = z.output<typeof SyncAnswer>;
