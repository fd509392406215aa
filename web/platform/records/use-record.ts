import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Id } from '#domain/ids.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { recordsQuery, useShownRecords } from './use-records.ts';

/** A record that an address names. It may be newer than what is on the device: null once the server was asked. */
export function useRecord<View>(carId: Id, view: (records: CarRecords) => View | null | undefined) {
  const { isFetchedAfterMount, isError, refetch } = useQuery({ ...recordsQuery, refetchOnMount: 'always' });
  const records = useShownRecords().get(carId);
  const found = useMemo(() => records && view(records), [records, view]);
  const data = found ?? (isFetchedAfterMount && !isError ? null : undefined);
  return { data, isError: isError && data === undefined, refetch };
}
