import { viewOf } from '#domain/sync/view.ts';
import { rowsOf } from './reading-record.ts';

/** What the odometer showed, by the record that says so. */
export const kmBySource = viewOf(
  ['reading'],
  (records): ReadonlyMap<string, number> =>
    new Map(
      rowsOf(records).flatMap(({ sourceId, km }): [string, number][] =>
        sourceId === null ? [] : [[sourceId, km]],
      ),
    ),
);
