import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Instant } from '#domain/shapes.ts';
import { DistanceUnit } from '#domain/units/schema.ts';

export const BinKind = z.enum(['car', 'issue', 'repair', 'fill', 'reminder', 'document', 'reading', 'reply']);
export type BinKind = z.output<typeof BinKind>;

export const BinEntry = z.object({
  id: Id,
  kind: BinKind,
  carId: Id,
  carName: z.string(),
  /** Its car is in the bin as well and has to be restored first. */
  isCarGone: z.boolean(),
  /** In the owner's words; null where a record has none. */
  title: z.nullable(z.string()),
  date: z.nullable(z.string()),
  km: z.nullable(z.int()),
  /** Of its car. */
  distanceUnit: DistanceUnit,
  deletedAt: Instant,
});
export type BinEntry = z.output<typeof BinEntry>;

export const BinKey = z.object({ ...Operation, binId: Id });
