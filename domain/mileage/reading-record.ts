import { madeOnce } from '#domain/made-once.ts';
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
const noKm: ReadonlyMap<string, number> = new Map();
const rowsOf = (kept: NonNullable<Kept>) => [...kept.values()] as ReadingRecord[];

const listOf = madeOnce((kept: NonNullable<Kept>): MileageReading[] =>
  rowsOf(kept)
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
    .map(({ id, km, date, source, sourceId }) => ({ id, km, date, source, sourceId })),
);

/** As a list shows them, newest first. */
export function readingsOf(records: { reading?: Kept }): MileageReading[] {
  const all = allReadingsOf(records);
  return all.length > LISTED ? all.slice(0, LISTED) : all;
}

/** Newest first. */
export const allReadingsOf = ({ reading: kept }: { reading?: Kept }): MileageReading[] =>
  kept ? listOf(kept) : none;

const kmOf = madeOnce(
  (kept: NonNullable<Kept>): ReadonlyMap<string, number> =>
    new Map(
      rowsOf(kept).flatMap(({ sourceId, km }): [string, number][] =>
        sourceId === null ? [] : [[sourceId, km]],
      ),
    ),
);

/** What the odometer showed, by the record that says so. */
export const kmBySource = ({ reading: kept }: { reading?: Kept }): ReadonlyMap<string, number> =>
  kept ? kmOf(kept) : noKm;
