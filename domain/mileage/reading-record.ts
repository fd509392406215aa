import type { MileageReading } from './schema.ts';

/** A reading as devices keep it (decision 048). */
export type ReadingRecord = MileageReading & { carId: string };

/** As many as the server lists. */
const LISTED = 1_000;

/** Of one day the one with the later id. */
export const isNewer = (a: ReadingRecord, b: ReadingRecord): boolean =>
  a.date === b.date ? a.id > b.id : a.date > b.date;

type Kept = ReadonlyMap<string, object> | undefined;
const none: MileageReading[] = [];
const lists = new WeakMap<object, MileageReading[]>();

/** As a list shows them, newest first. */
export function readingsOf(records: { reading?: Kept }): MileageReading[] {
  const all = allReadingsOf(records);
  return all.length > LISTED ? all.slice(0, LISTED) : all;
}

/** Newest first; made once of the same records. */
export function allReadingsOf({ reading: kept }: { reading?: Kept }): MileageReading[] {
  if (!kept) return none;
  const list =
    lists.get(kept) ??
    ([...kept.values()] as ReadingRecord[])
      .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
      .map(({ id, km, date, source, sourceId }) => ({ id, km, date, source, sourceId }));
  lists.set(kept, list);
  return list;
}
