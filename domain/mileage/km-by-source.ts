import { rowsIn } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { ReadingRecord } from './reading-record.ts';

/** What the odometer showed, by the record that says so. */
export const kmBySource = viewOf(
  ['reading'],
  (records): ReadonlyMap<string, number> =>
    new Map(
      rowsIn<ReadingRecord>(records, 'reading').flatMap(({ sourceId, km }): [string, number][] =>
        sourceId === null ? [] : [[sourceId, km]],
      ),
    ),
);
