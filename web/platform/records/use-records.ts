import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Cars, Records } from '#domain/sync/known-records.ts';
import { outboxState, useOutbox } from '#web/platform/outbox/state.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { recordsState } from './state.ts';

const loadStore = () => import('./record-store.ts');

/** What is on the device, then what has changed since. Read again whenever other reads are. */
const recordsQuery = {
  queryKey: ['sync.pull', null],
  queryFn: async () => {
    const userId = currentSession().session?.user.id;
    if (userId !== undefined) await (await loadStore()).syncRecords(userId);
    return null;
  },
  meta: { isFleeting: true },
} as const;

/** Fetches what has changed of all cars, as long as it is on screen. */
export const useFreshRecords = () => useQuery(recordsQuery);

/** The records of all cars with what waits, as far as they are on the device. */
export function useShownRecords(): Cars {
  const state = useSyncExternalStore(recordsState.subscribe, recordsState.get);
  return useOutbox(({ applyToRecords }) => applyToRecords)(state);
}

/** The records of a car with what waits, as a view shows them; undefined until they have come. */
export function useRecords<View>(carId: Id, view: (records: Records) => View) {
  const { isError, isFetched, failureCount, refetch } = useFreshRecords();
  const records = useShownRecords().get(carId);
  const data = useMemo(() => records && view(records), [records, view]);
  return { data, isError: isError && data === undefined, isFetched, failureCount, refetch };
}

/** The same outside of a component. */
export const shownRecords = (): Cars => outboxState.get().applyToRecords(recordsState.get());

/** @throws if the server does not answer */
export async function fetchRecords(): Promise<Cars> {
  // Not as a query, which would join one that began earlier.
  await recordsQuery.queryFn();
  return recordsState.get().cars;
}
