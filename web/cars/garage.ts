import { useCallback, useEffect } from 'react';
import type { Car, Garage } from '#domain/cars/schema.ts';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient, useRead, useWrite } from '#web/platform/reads/query.ts';

const GARAGE = ['cars.list', null];

export const useGarage = () => useRead('cars.list');

/** The default car for actions without one (D23), once the garage is loaded; null when there is none. */
export function useCurrentCar(): { garage: Garage | undefined; car: Car | null } {
  const { data: garage } = useGarage();
  const id = garage ? currentCarId(garage) : null;
  return { garage, car: garage?.cars.find((car) => car.id === id) ?? null };
}

const showChoice = (choice: Partial<Pick<Garage, 'selectedCarId' | 'mainCarId'>>) =>
  queryClient.setQueryData<Garage>(GARAGE, (garage) => garage && { ...garage, ...choice });

/** Selects a car, optimistically; no refetch is needed. If two devices select at once, the last write wins. */
export function useChooseCar(): (carId: Id) => void {
  return useCallback((carId: Id) => {
    const before = onItsWay ?? selectedNow();
    if (before === carId) return;
    onItsWay = carId;
    // A response in flight would show the previous selection.
    isCancelled ||= queryClient.isFetching({ queryKey: GARAGE }) > 0;
    void queryClient.cancelQueries({ queryKey: GARAGE });
    showChoice({ selectedCarId: carId });
    void saveChoice(carId, before).then(() => {
      if (onItsWay !== carId) return; // a later selection follows
      onItsWay = null;
      if (isCancelled || selectedNow() !== carId) void queryClient.invalidateQueries({ queryKey: GARAGE });
      isCancelled = false;
    });
  }, []);
}

/** The selection being saved: a garage read meanwhile does not contain it. */
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
    // The selection stays on this screen; the next one is saved again.
    console.warn('The selected car could not be saved', error);
  }
}

/** D31. */
export function useSelectOnOpen(carId: Id | undefined, garage: Garage | undefined): void {
  const choose = useChooseCar();
  const isKnown = garage?.cars.some((car) => car.id === carId) ?? false;
  useEffect(() => {
    if (isKnown && carId) choose(carId);
  }, [isKnown, carId, choose]);
}

export function useMainCar() {
  const write = useWrite('settings.edit');
  return {
    busy: write.isPending,
    choose: async (carId: Id, from: Id | null) => {
      showChoice({ mainCarId: carId });
      await write.mutateAsync({ baseVersion: 1, changes: { mainCarId: { from, to: carId } } });
    },
  };
}
