import { useCallback, useEffect } from 'react';
import type { Car, Garage } from '#domain/cars/schema.ts';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';

const GARAGE = ['cars.list', null];

export const useGarage = () => useRead('cars.list');

/** The car an action without a car means (D23), once the garage is known; null when there is none. */
export function useCurrentCar(): { garage: Garage | undefined; car: Car | null } {
  const { data: garage } = useGarage();
  const id = garage ? currentCarId(garage) : null;
  return { garage, car: garage?.cars.find((car) => car.id === id) ?? null };
}

/** Not an edit that could wait: it says only which car this page looks at. */
const showChoice = (selectedCarId: Id) =>
  queryClient.setQueryData<Garage>(GARAGE, (garage) => garage && { ...garage, selectedCarId });

/**
 * Makes a car the selected one, on screen at once. Nothing else on screen depends on it, so nothing is
 * asked for again; if two devices choose at once, the later choice stands.
 */
export function useChooseCar(): (carId: Id) => void {
  return useCallback((carId: Id) => {
    const before = onItsWay ?? selectedNow();
    if (before === carId) return;
    onItsWay = carId;
    // An answer under way would show the choice before this one.
    isCancelled ||= queryClient.isFetching({ queryKey: GARAGE }) > 0;
    void queryClient.cancelQueries({ queryKey: GARAGE });
    showChoice(carId);
    void saveChoice(carId, before).then(() => {
      if (onItsWay !== carId) return; // a later choice follows
      onItsWay = null;
      if (isCancelled || selectedNow() !== carId) void queryClient.invalidateQueries({ queryKey: GARAGE });
      isCancelled = false;
    });
  }, []);
}

/** The choice that is being saved: a garage that is read meanwhile does not know it yet. */
let onItsWay: Id | null = null;
let isCancelled = false;
const selectedNow = () => queryClient.getQueryData<Garage>(GARAGE)?.selectedCarId ?? null;

async function saveChoice(carId: Id, from: Id | null): Promise<void> {
  try {
    await outbox.sendNow('settings.edit', {
      baseVersion: 1,
      changes: { selectedCarId: { from, to: carId } },
    });
  } catch (error) {
    if (isCode(error, 'CONFLICT')) {
      const { clashes } = error.data as { clashes: { theirs: Id | null }[] };
      return saveChoice(carId, clashes[0]?.theirs ?? null);
    }
    // The choice holds on this screen; the next one is saved again.
    console.warn('The selected car could not be saved', error);
  }
}

/** Opening a car's page makes it the selected one (D31). */
export function useSelectOnOpen(carId: Id | undefined, garage: Garage | undefined): void {
  const choose = useChooseCar();
  const isKnown = garage?.cars.some((car) => car.id === carId) ?? false;
  useEffect(() => {
    if (isKnown && carId) choose(carId);
  }, [isKnown, carId, choose]);
}
