import type { MileageReading } from './schema.ts';

/** A reading as devices keep it (decision 048). */
export type ReadingRecord = MileageReading & { carId: string };

/** As many as the server lists. */
const LISTED = 1_000;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export const newestFirst = <R extends ReadingRecord>(readings: Iterable<R>): R[] =>
  [...readings].toSorted((a, b) => compare(b.date, a.date) || compare(b.id, a.id));

type Kept = ReadonlyMap<string, object> | undefined;
const none: MileageReading[] = [];
const lists = new WeakMap<object, MileageReading[]>();

/** Newest first; made once of the same records. */
export function readingsOf({ reading: kept }: { reading?: Kept }): MileageReading[] {
  if (!kept) return none;
  const list =
    lists.get(kept) ??
    newestFirst(kept.values() as Iterable<ReadingRecord>)
      .slice(0, LISTED)
      .map(({ id, km, date, source, sourceId }) => ({ id, km, date, source, sourceId }));
  lists.set(kept, list);
  return list;
}
