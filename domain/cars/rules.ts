import { limits } from '#domain/limits.ts';
import type { Car, Garage } from './schema.ts';

/** The nickname, or 'brand model' when there is none. */
export function carName(car: Pick<Car, 'nickname' | 'brand' | 'model'>): string {
  return car.nickname || `${car.brand} ${car.model}`;
}

/** Those that an entry may be for: a sold one only where it was chosen before. */
export const carsToChoose = <C extends Pick<Car, 'id' | 'outOfUse'>>(
  cars: readonly C[],
  carId: string | null,
): readonly C[] => cars.filter((car) => car.outOfUse?.reason !== 'sold' || car.id === carId);

/** The new year begins earlier east of the server, so the server passes its clock plus a day. */
export function isYearAllowed(year: number, today: Date): boolean {
  return Number.isInteger(year) && year >= limits.yearMin && year <= today.getFullYear();
}

type Choices = { cars: readonly { id: string }[]; selectedCarId: string | null; mainCarId: string | null };

export function choicesAfterAdding(
  garage: Choices,
  carId: string,
): Pick<Garage, 'selectedCarId' | 'mainCarId'> {
  return {
    selectedCarId: garage.selectedCarId ?? carId,
    mainCarId: garage.mainCarId ?? carId,
  };
}

/** If the selected car is gone, the main car is selected; if the main car is gone, the first one takes its place. */
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

export function currentCarId(garage: Choices): string | null {
  const known = (id: string | null) => (garage.cars.some((car) => car.id === id) ? id : null);
  return known(garage.selectedCarId) ?? known(garage.mainCarId) ?? garage.cars[0]?.id ?? null;
}

/** The main car is first on the home screen, the others keep their order. */
export function mainCarFirst<T extends { id: string }>(cars: readonly T[], mainCarId: string | null): T[] {
  return [...cars.filter((car) => car.id === mainCarId), ...cars.filter((car) => car.id !== mainCarId)];
}
