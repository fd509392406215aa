import { useCallback, useEffect } from 'react';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';

const GARAGE = ['cars.list', null];

export const useGarage = () => useRead('cars.list');

/** Never queued, so not pending: which car is selected is where the owner looks, not an edit. */
const showSelection = (selectedCarId: Id) =>
  queryClient.setQueryData<Garage>(GARAGE, (garage) => garage && { ...garage, selectedCarId });

/** Selects a car, optimistically; no refetch is needed. If two devices select at once, the last write wins. */
export function useSelectCar(): (carId: Id) => void {
  return useCallback((carId: Id) => {
    const before = savingCarId ?? selectedNow();
    if (before === carId) return;
    savingCarId = carId;
    // A response in flight would show the previous selection.
    isCancelled ||= queryClient.isFetching({ queryKey: GARAGE }) > 0;
    void queryClient.cancelQueries({ queryKey: GARAGE });
    showSelection(carId);
    void saveSelection(carId, before).then(() => {
      if (savingCarId !== carId) return; // a later selection follows
      savingCarId = null;
      if (isCancelled || selectedNow() !== carId) void queryClient.invalidateQueries({ queryKey: GARAGE });
      isCancelled = false;
    });
  }, []);
}

/** The selection being saved: a garage read meanwhile does not contain it. */
let savingCarId: Id | null = null;
let isCancelled = false;
const selectedNow = () => queryClient.getQueryData<Garage>(GARAGE)?.selectedCarId ?? null;

async function saveSelection(carId: Id, from: Id | null): Promise<void> {
  try {
    await outbox.sendNow('settings.edit', {
      baseVersion: 1,
      changes: { selectedCarId: { from, to: carId } },
    });
  } catch (error) {
    if (isCode(error, 'CONFLICT')) {
      const { clashes } = error.data as { clashes: { theirs: Id | null }[] };
      return saveSelection(carId, clashes[0]?.theirs ?? null);
    }
    console.warn('The selected car could not be saved', error);
  }
}

/** D31. */
export function useSelectOnOpen(carId: Id | undefined, garage: Garage | undefined): void {
  const choose = useSelectCar();
  const isKnown = garage?.cars.some((car) => car.id === carId) ?? false;
  useEffect(() => {
    if (isKnown && carId) choose(carId);
  }, [isKnown, carId, choose]);
}
