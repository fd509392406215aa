import { sameCar } from '#domain/imports/batch-rules.ts';
import type { ImportTarget } from '#domain/imports/batch-schema.ts';
import type { ImportAnswers, ImportedCar } from '#domain/imports/schema.ts';
import { volumeUnits } from '#domain/imports/unit-rules.ts';
import { usualUnits, type Units } from '#domain/units/units.ts';
import type { Car, OutOfUse, Purchase } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredImport } from '#web/platform/outbox/records.ts';

/** Which car receives the records of one imported car, as chosen on the page. */
export type Target = {
  key: string;
  /** The car's name in the files. */
  name: string;
  carId: Id;
  isNew: boolean;
  brand: string;
  model: string;
  year: string;
  plate: string | null;
  vin: string | null;
  /** Units stated in the files. */
  units: Partial<Units>;
  purchase: Purchase | null;
  outOfUse: OutOfUse | null;
  /** By the owner: nothing that is found later changes it. */
  isChosen?: boolean;
  /** A car that has records of this one already. */
  found?: { carId: string; known: number; of: number };
};

export type TargetCar = Pick<Car, 'id' | 'brand' | 'model' | 'year' | 'nickname' | 'licensePlate' | 'vin'>;

/** Includes cars that queued imports will add, so that the same file can be mapped to them again. */
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

/** @param preferred the car whose page opened the import */
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
    // Imported cars that look alike are mapped to different cars.
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
        ...consumptionOf(car),
      },
    };
  });
}

/** Who drives in miles thinks in miles per gallon, of the gallons of the file. */
export function consumptionOf({
  distanceUnit,
  volumeUnit,
}: Pick<ImportedCar, 'distanceUnit' | 'volumeUnit'>): Partial<Units> {
  if (distanceUnit !== 'mi') return {};
  return { consumptionUnit: volumeUnit === 'gal-us' ? 'mpg-us' : 'mpg-uk' };
}

export const isComplete = ({ isNew, brand, model, year }: Target): boolean =>
  !isNew || (brand.trim() !== '' && model.trim() !== '' && /^\d{4}$/.test(year.trim()));

/** Units of added cars without any in the files: as answered by the owner, else the usual ones. */
export function unitsOfNewCars({ distance, volume }: ImportAnswers, cars: readonly Car[]): Units {
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
