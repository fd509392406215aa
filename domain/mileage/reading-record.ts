import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { MileageReading } from './schema.ts';

/** A reading as devices keep it (decision 048). */
export type ReadingRecord = MileageReading & { carId: string };

/** As many as the server lists. */
const LISTED = 1_000;

/** Of one day the one with the later id. */
export const isNewer = (a: ReadingRecord, b: ReadingRecord): boolean =>
  a.date === b.date ? a.id > b.id : a.date > b.date;

/** Newest first. */
export const allReadingsOf = viewOf(['reading'], (records): MileageReading[] =>
  rowsIn<ReadingRecord>(records, 'reading')
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
    .map(({ id, km, date, source, sourceId, byKey = null }) => ({ id, km, date, source, sourceId, byKey })),
);

/** As a list shows them, newest first. */
export function readingsOf(records: Records): MileageReading[] {
  const all = allReadingsOf(records);
  return all.length > LISTED ? all.slice(0, LISTED) : all;
}
