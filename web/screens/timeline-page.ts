import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { PageMarks } from '#domain/pages.ts';
import { call } from '#web/platform/api/client.ts';
import { useMarks, useWithPending } from '#web/platform/reads/query.ts';

export type TimelineKind = 'all' | 'issues' | 'repairs';

const asQuery = (carId: Id, kind: TimelineKind): Input<'timeline.marks'> => ({
  carId,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(kind === 'all' ? {} : { kind }),
});

/** A page of a car's records, newest first; while another kind is on its way, the one before stays. */
export function useTimelinePage(carId: Id, kind: TimelineKind, cursor: string | null = null) {
  const input: Input<'timeline.list'> = {
    ...asQuery(carId, kind),
    limit: String(limits.listChunk),
    ...(cursor === null ? {} : { cursor }),
  };
  const query = useQuery({
    queryKey: ['timeline.list', input],
    queryFn: ({ signal }) => call('timeline.list', input, { signal }),
    placeholderData: keepPreviousData,
  });
  return useWithPending('timeline.list', input, query);
}

/** Where the further pages start; none until the first one says that there are some. */
export function useTimelineMarks(carId: Id, kind: TimelineKind): PageMarks {
  const { data, isPlaceholderData } = useTimelinePage(carId, kind);
  const isLong = data !== undefined && !isPlaceholderData && data.next !== null;
  return useMarks('timeline.marks', asQuery(carId, kind), isLong);
}
