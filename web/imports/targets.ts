import { sameCar } from '#domain/imports/batch-rules.ts';
import type { ImportTarget } from '#domain/imports/batch-schema.ts';
import type { ImportAnswers, ImportedCar } from '#domain/imports/schema.ts';
import { volumeUnits } from '#domain/imports/unit-rules.ts';
import { usualUnits, type Units } from '#domain/units/units.ts';
import type { Car, OutOfUse, Purchase } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredImport } from '#web/platform/outbox/records.ts';

/** Where the records of one car of the files go, as it is chosen on the page. */
export type Target = {
  key: string;
  /** Of the car as the files name it. */
  name: string;
  carId: Id;
  isNew: boolean;
  brand: string;
  model: string;
  year: string;
  plate: string | null;
  vin: string | null;
  /** Those that the files name. */
  units: Partial<Units>;
  purchase: Purchase | null;
  outOfUse: OutOfUse | null;
};

export type TargetCar = Pick<Car, 'id' | 'brand' | 'model' | 'year' | 'nickname' | 'licensePlate' | 'vin'>;

/** Also the cars that imports waiting on this device will add, so that the same file read again can go to them. */
export function possibleTargets(
  cars: readonly TargetCar[],
  waiting: readonly StoredImport[],
): readonly TargetCar[] {
  const coming = waiting
    .flatMap(({ input }) => input.targets)
    .flatMap(({ carId: id, add }): TargetCar[] => {
      if (!add || cars.some((car) => car.id === id)) return [];
      const { brand, model, year, licensePlate = null, vin = null } = add;
      return [{ id, brand, model, year, nickname: null, licensePlate, vin }];
    });
  return [...cars, ...coming];
}

/** @param preferred the car whose page led here */
export function proposeTargets(
  imported: readonly ImportedCar[],
  cars: readonly TargetCar[],
  preferred: string | null,
): Target[] {
  const isOnly = imported.length === 1;
  const fallback = isOnly
    ? (cars.find(({ id }) => id === preferred) ?? (cars.length === 1 ? cars[0] : undefined))
    : undefined;
  const taken = new Set<Id>();
  return imported.map((car) => {
    // Several imported cars that look the same get different cars.
    const free = cars.filter(({ id }) => !taken.has(id));
    const found = sameCar(car, free) ?? sameCar(car, cars);
    if (found) taken.add(found.id);
    const known = found ?? (car.name === '' || preferred !== null ? fallback : undefined);
    return {
      key: car.key,
      name: car.name,
      carId: known?.id ?? newId(),
      isNew: !known,
      brand: car.brand ?? car.name,
      model: car.model ?? '',
      year: car.year === undefined ? '' : String(car.year),
      plate: car.plate ?? null,
      vin: car.vin ?? null,
      purchase: car.purchase ?? null,
      outOfUse: car.outOfUse ?? null,
      units: {
        ...(car.distanceUnit && { distanceUnit: car.distanceUnit }),
        ...(car.volumeUnit && { volumeUnit: car.volumeUnit }),
      },
    };
  });
}

export const isComplete = ({ isNew, brand, model, year }: Target): boolean =>
  !isNew || (brand.trim() !== '' && model.trim() !== '' && /^\d{4}$/.test(year.trim()));

/** The units of added cars whose files name none: those that the owner answered, else the usual ones. */
export function unitsOfNew({ distance, volume }: ImportAnswers, cars: readonly Car[]): Units {
  const usual = usualUnits(cars);
  return {
    ...usual,
    distanceUnit: distance ?? usual.distanceUnit,
    volumeUnit: volume ? volumeUnits[volume] : usual.volumeUnit,
  };
}

export const sentTarget = (
  { key, carId, isNew, brand, model, year, plate, vin, purchase, outOfUse, units: own }: Target,
  units: Units,
): ImportTarget => ({
  key,
  carId,
  add: isNew
    ? { brand, model, year: Number(year), licensePlate: plate, vin, purchase, outOfUse, ...units, ...own }
    : null,
});
