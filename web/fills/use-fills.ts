import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import type { FillMark, FillSummary } from '#domain/fills/overview-schema.ts';
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

/**
 * What the server summed up is shown first, and the whole list as soon as it is there: it is needed for older fill-ups
 * and for what waits for a network (D131). The newer answer counts.
 */
export function useFills({ id: carId, batteryCapacity }: Pick<Car, 'id' | 'batteryCapacity'>) {
  const input = { carId };
  const overview = useRead('fills.overview', input);
  const query = useQuery({
    queryKey: ['fills.list', input],
    queryFn: ({ signal }) => call('fills.list', input, { signal }),
    enabled: overview.isFetched || overview.failureCount > 0,
  });
  const list = useWithPending('fills.list', input, query);
  const day = deviceDay();
  const all = list.data?.fills;
  const known = overview.data && overview.dataUpdatedAt > query.dataUpdatedAt ? overview.data : undefined;
  const isSummedUpHere = known === undefined;
  const own = useMemo(
    () => (all && isSummedUpHere ? summarize(all, { today: day, batteryCapacity }) : undefined),
    [all, isSummedUpHere, day, batteryCapacity],
  );
  const data = useMemo((): ShownFills | undefined => {
    if (known)
      return {
        count: known.count,
        summary: known.summary,
        marks: new Map(known.marks.map((mark) => [mark.id, mark])),
        slice: (from, to) =>
          to <= known.newest.length || !all ? page(known.newest, from, to) : all.slice(from, to),
      };
    return own && all && { count: all.length, ...own, slice: (from, to) => all.slice(from, to) };
  }, [known, own, all]);
  return {
    data,
    isError: list.isError,
    isPartial: list.isPartial ?? false,
    refetch: () => Promise.all([overview.refetch(), query.refetch()]),
    /** Of the list beyond the newest. */
    rest: query,
  };
}

const page = (newest: readonly Fill[], from: number, to: number) =>
  from < newest.length ? newest.slice(from, to) : undefined;
