import { repairDraftOf, repairKindOf } from '#domain/reminders/done-repair.ts';
import { reminderKindOf } from './kind-names.ts';
import type { CostRecord, Document } from './schema.ts';

export const repairOfDocument = <R extends CostRecord>(
  { title, kind }: Pick<Document, 'title' | 'kind'>,
  { date, ...record }: R,
) =>
  repairDraftOf(
    { ...record, title, kind: repairKindOf[reminderKindOf[kind]], garageName: null },
    { doneOn: date, doneKm: null, isKmEstimated: false },
  );

/** Counts as paid on the day the document begins, or today if that lies ahead. */
export const paidOn = (validFrom: string | null, today: string): string =>
  validFrom !== null && validFrom < today ? validFrom : today;
