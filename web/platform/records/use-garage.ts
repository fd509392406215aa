import { useMemo } from 'react';
import { carsOf } from '#domain/cars/car-record.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { useRead } from '#web/platform/reads/query.ts';
import type { RecordsState } from './state.ts';
import { useFreshRecords, useRecordsState, useShownRecords } from './use-records.ts';

type Answer = { cars: readonly Car[]; /** When it came. */ at: number };

/** Those of the records with what waits; which there are says whatever was read later. A car that has not come whole
 * yet is shown as it was answered.
 * @param wasAsked records were fetched by this page, or the answer failed: there is nothing newer to wait for */
export function carsShown(
  answer: Answer | undefined,
  shown: Cars,
  { known, askedAt }: Pick<RecordsState, 'known' | 'askedAt'>,
  wasAsked: boolean,
): Car[] | undefined {
  const here = carsOf(shown);
  if (!answer) {
    const isWhole = known.cursor !== undefined && [...known.cars.values()].every(({ records }) => records);
    return wasAsked && isWhole ? here : undefined;
  }
  const isNewer = answer.at > askedAt;
  const answered = new Set(answer.cars.map(({ id }) => id));
  const left = here.filter(({ id }) => !isNewer || answered.has(id) || !known.cars.has(id));
  const others = answer.cars.filter(({ id }) => !shown.has(id) && (isNewer || known.cars.has(id)));
  if (others.length === 0) return left;
  return [...others, ...left].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** All cars with what waits, and which of them is selected and which the main one. */
export function useGarage() {
  const { data: answer, dataUpdatedAt: at, isError, isFetched, refetch } = useRead('cars.list');
  const { isSuccess } = useFreshRecords(false);
  const state = useRecordsState();
  const shown = useShownRecords();
  const cars = useMemo(
    // Asked again, it is no error meanwhile, and each part that shows a car asks again.
    () => carsShown(answer && { cars: answer.cars, at }, shown, state, isSuccess || isFetched),
    [answer, at, shown, state, isSuccess, isFetched],
  );
  const chosen = (answer ?? state.known.account?.settings ?? {}) as Partial<Garage>;
  const { selectedCarId = null, mainCarId = null } = chosen;
  const data = useMemo(
    (): Garage | undefined => cars && { cars, selectedCarId, mainCarId },
    [cars, selectedCarId, mainCarId],
  );
  return { data, isError: isError && data === undefined, refetch };
}
