import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Id } from '#domain/ids.ts';
import type { CarRecords, Cars } from '#domain/sync/known-records.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { recordsState } from './state.ts';

const loadStore = () => import('./record-store.ts');

/** What is on the device, then what has changed since. Read again whenever other reads are. */
export const recordsQuery = {
  queryKey: ['sync.pull', null],
  queryFn: async () => {
    const userId = currentSession().session?.user.id;
    if (userId !== undefined) await (await loadStore()).syncRecords(userId);
    return null;
  },
  meta: { isFleeting: true },
} as const;

/** Fetches what has changed of all cars, as long as it is on screen. */
export const useFreshRecords = (enabled = true) => useQuery({ ...recordsQuery, enabled });

export const useRecordsState = () => useSyncExternalStore(recordsState.subscribe, recordsState.get);

/** The records of all cars with what waits, as far as they are on the device. */
export function useShownRecords(): Cars {
  const state = useRecordsState();
  return useOutbox(({ applyToRecords }) => applyToRecords)(state);
}

type Came<View> = { shown: View | undefined; first: View | undefined; isFresh: boolean; isChanged: boolean };

/** What came with the page is newer than records that were fetched before it, and lacks what was written since. */
export function newest<View>({ shown, first, isFresh, isChanged }: Came<View>): View | undefined {
  if (isChanged) return shown;
  return isFresh ? (shown ?? first) : (first ?? shown);
}

/** @returns whether the records were asked for after the page was made */
const useIsFresh = (isSuccess: boolean) => useRecordsState().askedAt > performance.timeOrigin || isSuccess;

const useIsChanged = () => useOutbox(({ isChanged }) => isChanged);

/** The records of a car with what waits, as a view shows them; undefined until they have come.
 * @param first what came with the page, shown until then: the layout has records fetched after the first screen
 * @param hasMore it is the beginning of a list */
export function useRecords<View>(
  carId: Id,
  view: (records: CarRecords) => View,
  first?: View,
  hasMore = false,
) {
  const { isError, isSuccess, isFetched, failureCount, refetch } = useFreshRecords(first === undefined);
  const records = useShownRecords().get(carId);
  const shown = useMemo(() => records && view(records), [records, view]);
  const data = newest({ shown, first, isFresh: useIsFresh(isSuccess), isChanged: useIsChanged() });
  const isCut = isError && hasMore && data === first;
  const states = { isError: isError && data === undefined, isCut };
  return { data, ...states, isFetched, failureCount, refetch };
}

/**
 * All records with what waits, as a view shows them; undefined until something of them has come.
 * @param first what came with the page: shows until all have come, which are not asked for sooner for it
 */
export function useAllRecords<View>(view: (cars: Cars) => View, first?: View) {
  const { isError, isSuccess, refetch } = useFreshRecords(first === undefined);
  const isFresh = useIsFresh(isSuccess);
  const isWhole = useRecordsState().askedAt > 0 || isSuccess;
  const cars = useShownRecords();
  const shown = useMemo(() => (isWhole || cars.size > 0 ? view(cars) : undefined), [isWhole, cars, view]);
  const data = newest({ shown, first, isFresh, isChanged: useIsChanged() });
  return { data, isError: isError && data === undefined, isWhole, refetch };
}
