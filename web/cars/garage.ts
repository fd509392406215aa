import { useEffect } from 'react';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient } from '#web/platform/reads/query.ts';

const GARAGE = ['cars.list', null];
/** The reads that a selection changes; other answers that came with the page stay valid. */
const READS_WITH_SELECTION = ['/api/cars', '/api/settings'];

/**
 * Never queued: a selection is view state, not an edit. The answer stays as old as it was: it knows no more of which cars
 * there are.
 */
const showSelection = (selectedCarId: Id) =>
  queryClient.setQueryData<Garage>(GARAGE, (garage) => garage && { ...garage, selectedCarId }, {
    updatedAt: queryClient.getQueryState(GARAGE)?.dataUpdatedAt ?? 0,
  });

/** The newest choice of this page. */
let chosenCarId: Id | null = null;
/** The selection being saved: a garage read meanwhile does not contain it. */
let savingCarId: Id | null = null;
let isCancelled = false;
const selectedNow = () => queryClient.getQueryData<Garage>(GARAGE)?.selectedCarId ?? null;
const isReading = () => queryClient.isFetching({ queryKey: GARAGE }) > 0;

/** Selects a car, optimistically; mostly no refetch is needed. If two devices select at once, the last write wins. */
export function selectCar(carId: Id): void {
  chosenCarId = carId;
  const before = savingCarId ?? selectedNow();
  if (before === carId) {
    if (savingCarId === null && isReading()) void selectOnceRead(carId);
    return;
  }
  savingCarId = carId;
  // A response in flight would show the previous selection.
  isCancelled ||= isReading();
  void queryClient.cancelQueries({ queryKey: GARAGE });
  showSelection(carId);
  void saveSelection(carId, before).then(async () => {
    const isShown = !isCancelled && !isReading() && selectedNow() === carId;
    if (savingCarId === carId && !isShown) await queryClient.invalidateQueries({ queryKey: GARAGE });
    if (savingCarId !== carId) return; // a newer selection is being saved
    savingCarId = null;
    isCancelled = false;
  });
}

/** Waits for a fresh read: the cached garage may have an older selection than the server. */
async function selectOnceRead(carId: Id): Promise<void> {
  await queryClient.refetchQueries({ queryKey: GARAGE }, { cancelRefetch: false });
  if (chosenCarId === carId) selectCar(carId);
}

async function saveSelection(carId: Id, from: Id | null): Promise<void> {
  try {
    const edit = { baseVersion: 1, changes: { selectedCarId: { from, to: carId } } };
    await outbox.sendNow('settings.edit', edit, undefined, { changes: READS_WITH_SELECTION });
  } catch (error) {
    if (isCode(error, 'CONFLICT')) {
      if (savingCarId !== carId) return; // a newer selection would be overwritten
      const { clashes } = error.data as { clashes: { theirs: Id | null }[] };
      return saveSelection(carId, clashes[0]?.theirs ?? null);
    }
    console.warn('The selected car could not be saved', error);
  }
}

export function useSelectOnOpen(carId: Id | undefined, garage: Garage | undefined): void {
  const isKnown = garage?.cars.some((car) => car.id === carId) ?? false;
  useEffect(() => {
    if (isKnown && carId) selectCar(carId);
  }, [isKnown, carId]);
}
