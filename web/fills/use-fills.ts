import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import type { FillMark, FillOverview, FillSummary } from '#domain/fills/overview-schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { summarize } from '#domain/fills/summary-rules.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRead, useWithPending } from '#web/platform/reads/query.ts';

export type ShownFills = {
  count: number;
  summary: FillSummary;
  marks: ReadonlyMap<Id, FillMark>;
  /** Newest first; undefined where they have not arrived yet. */
  slice: (from: number, to: number) => readonly Fill[] | undefined;
};

/** Delay of the full list: the newest fill-ups are already on screen. */
const LIST_AFTER_MS = 1_000;

/** Shows the server's totals at once; the full list follows, for older fill-ups and unsent changes. */
export function useFills({ id: carId, batteryCapacity }: Pick<Car, 'id' | 'batteryCapacity'>) {
  const input = { carId };
  const overview = useRead('fills.overview', input);
  const isAnswered = overview.isFetched || overview.failureCount > 0;
  const [isListWanted, wantList] = useState(false);
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(wantList, LIST_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  const query = useQuery({
    queryKey: ['fills.list', input],
    queryFn: ({ signal }) => call('fills.list', input, { signal }),
    enabled: isListWanted || (isAnswered && overview.data === undefined),
  });
  const list = useWithPending('fills.list', input, query);
  const all = list.data?.fills;
  const day = deviceDay();
  const own = useMemo(
    () => all && { ...summarize(all, { today: day, batteryCapacity }), all },
    [all, day, batteryCapacity],
  );
  // After a change on another screen the list may be newer than the overview.
  const isOlder = overview.isFetching && query.dataUpdatedAt > overview.dataUpdatedAt;
  const known = isOlder && own ? undefined : overview.data;
  const data = useMemo(() => (known ? shownOf(known, own) : own && shownHere(own)), [known, own]);
  return {
    data,
    isError: list.isError,
    isPartial: list.isPartial ?? false,
    refetch: () => Promise.all([overview.refetch(), query.refetch()]),
    /** The list beyond the newest. */
    rest: { isError: query.isError, refetch: query.refetch, want: () => wantList(true) },
  };
}

type Own = ReturnType<typeof summarize> & { all: readonly Fill[] };

const shownHere = ({ summary, marks, all }: Own): ShownFills => ({
  count: all.length,
  summary,
  marks,
  slice: (from, to) => all.slice(from, to),
});

function shownOf({ count, summary, newest, marks }: FillOverview, own: Own | undefined): ShownFills {
  return {
    count,
    summary,
    marks: new Map([...(own?.marks ?? []), ...marks.map((mark) => [mark.id, mark] as const)]),
    slice: (from, to) =>
      Math.min(to, count) <= newest.length ? newest.slice(from, to) : own?.all.slice(from, to),
  };
}
