import { useMemo, useSyncExternalStore } from 'react';
import { carsOf } from '#domain/cars/car-record.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { recordsState, type RecordsState } from './state.ts';
import { useShownRecords } from './use-records.ts';

type Answer = { cars: readonly Car[]; /** When it came. */ at: number };

/** Those of the records with what waits; which there are says whatever was read later. A car that has not come whole
 * yet is shown as it was answered. */
export function carsShown(
  answer: Answer | undefined,
  shown: Cars,
  { known, askedAt }: Pick<RecordsState, 'known' | 'askedAt'>,
): Car[] | undefined {
  const here = carsOf(shown);
  if (!answer) return known.cursor === undefined ? undefined : here;
  const isNewer = answer.at > askedAt;
  const answered = new Set(answer.cars.map(({ id }) => id));
  const left = here.filter(({ id }) => !isNewer || answered.has(id) || !known.cars.has(id));
  const others = answer.cars.filter(({ id }) => !shown.has(id) && (isNewer || known.cars.has(id)));
  if (others.length === 0) return left;
  return [...others, ...left].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** All cars with what waits, and which of them is selected and which the main one. */
export function useGarage() {
  const { data: answer, dataUpdatedAt: at, isError, refetch } = useRead('cars.list');
  const state = useSyncExternalStore(recordsState.subscribe, recordsState.get);
  const shown = useShownRecords();
  const cars = useMemo(
    () => carsShown(answer && { cars: answer.cars, at }, shown, state),
    [answer, at, shown, state],
  );
  const chosen = (answer ?? state.known.account?.settings ?? {}) as Partial<Garage>;
  const { selectedCarId = null, mainCarId = null } = chosen;
  const data = useMemo(
    (): Garage | undefined => cars && { cars, selectedCarId, mainCarId },
    [cars, selectedCarId, mainCarId],
  );
  return { data, isError: isError && data === undefined, refetch };
}
