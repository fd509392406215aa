import { limits } from '#domain/limits.ts';
import type { Car, Garage } from './schema.ts';

/** The nickname, or 'brand model' when there is none (HOME-09). */
export function carName(car: Pick<Car, 'nickname' | 'brand' | 'model'>): string {
  return car.nickname || `${car.brand} ${car.model}`;
}

/**
 * ENT-04, D36: from 1900 to the current year. East of the server the next year begins hours earlier, so a
 * server passes its clock plus a day.
 */
export function isYearAllowed(year: number, today: Date): boolean {
  return Number.isInteger(year) && year >= limits.yearMin && year <= today.getFullYear();
}

type Choices = { cars: readonly { id: string }[]; selectedCarId: string | null; mainCarId: string | null };

/** The first car becomes both the selected and the main car (STAT-21, STAT-22). */
export function choicesAfterAdding(
  garage: Choices,
  carId: string,
): Pick<Garage, 'selectedCarId' | 'mainCarId'> {
  return {
    selectedCarId: garage.selectedCarId ?? carId,
    mainCarId: garage.mainCarId ?? carId,
  };
}

/**
 * D29: deleting the selected car selects the main car, deleting the main car makes the first car the main
 * one.
 */
export function choicesAfterDeleting(
  garage: Choices,
  carId: string,
): Pick<Garage, 'selectedCarId' | 'mainCarId'> {
  const left = garage.cars.filter((car) => car.id !== carId);
  const first = left[0]?.id ?? null;
  const remains = (id: string | null) => left.some((car) => car.id === id);
  const mainCarId = remains(garage.mainCarId) ? garage.mainCarId : first;
  const selectedCarId = remains(garage.selectedCarId) ? garage.selectedCarId : mainCarId;
  return { selectedCarId, mainCarId };
}

/** The car of an action that names none: selected, then main, then first (D23). */
export function currentCarId(garage: Choices): string | null {
  const known = (id: string | null) => (garage.cars.some((car) => car.id === id) ? id : null);
  return known(garage.selectedCarId) ?? known(garage.mainCarId) ?? garage.cars[0]?.id ?? null;
}

/** The main car is first on the home screen, the others keep their order (D28). */
export function mainCarFirst<T extends { id: string }>(cars: readonly T[], mainCarId: string | null): T[] {
  return [...cars.filter((car) => car.id === mainCarId), ...cars.filter((car) => car.id !== mainCarId)];
}
