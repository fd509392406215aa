import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { zoneOfDevice } from '#web/platform/language/time-zone.ts';
import { useListPage, type PagePart } from '#web/platform/reads/list-page.ts';
import { useMarks } from '#web/platform/reads/query.ts';

export type TimelineKind = 'all' | 'issues' | 'repairs';

const asQuery = (carId: Id, kind: TimelineKind): Input<'timeline.marks'> => ({
  carId,
  timeZone: zoneOfDevice(),
  ...(kind === 'all' ? {} : { kind }),
});

export const useTimelinePage = (carId: Id, kind: TimelineKind, part?: PagePart) =>
  useListPage('timeline.list', asQuery(carId, kind), part);

/** The cursors of the further pages; not read until the first page reports more. */
export const useTimelineMarks = (carId: Id, kind: TimelineKind, hasMore: boolean) =>
  useMarks('timeline.marks', asQuery(carId, kind), hasMore);
