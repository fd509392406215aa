import { partsOfName } from '#domain/cars/makes.ts';
import { sameCar } from '#domain/imports/batch-rules.ts';
import type { ImportMatch, ImportTarget, MatchedCar } from '#domain/imports/batch-schema.ts';
import { keysOf } from '#domain/imports/duplicate-rules.ts';
import type { ImportAnswers, ImportContext, ImportedCar, ImportReading } from '#domain/imports/schema.ts';
import { volumeOfUnit, volumeUnits } from '#domain/imports/unit-rules.ts';
import { usualUnits, type Units } from '#domain/units/units.ts';
import type { Car, OutOfUse, Purchase } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#web/platform/ids.ts';
import type { StoredImport } from '#web/platform/outbox/records.ts';

/** The car of the account that holds records of a car in the files. */
export type Found = { carId: string; known: number; of: number };

/** Which car receives the records of one imported car, as chosen on the page. */
export type Target = {
  key: string;
  /** The car's name in the files. */
  name: string;
  /** '' until the owner has chosen. */
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
  found?: Found;
};

export type TargetCar = Pick<Car, 'id' | 'brand' | 'model' | 'year' | 'nickname' | 'licensePlate' | 'vin'> & {
  hasRecords?: boolean;
};

/** Includes cars that queued imports will add, so that the same file can be mapped to them again. */
export function possibleTargets(
  cars: readonly TargetCar[],
  waiting: readonly StoredImport[],
): readonly TargetCar[] {
  const coming = waiting
    .flatMap(({ input }) => input.targets)
    .flatMap(({ carId: id, add }): TargetCar[] => {
      if (!add || cars.some((car) => car.id === id)) return [];
      const { brand, model, year, nickname = null, licensePlate = null, vin = null } = add;
      return [{ id, brand, model, year, nickname, licensePlate, vin, hasRecords: true }];
    });
  return [...cars, ...coming];
}

/**
 * Without a name that fits, only a car without records is proposed, or the one that is meant; else the owner chooses.
 * @param preferred the car whose page opened the import
 */
export function proposeTargets(
  imported: readonly ImportedCar[],
  cars: readonly TargetCar[],
  preferred: string | null,
): Target[] {
  const isOnly = imported.length === 1;
  const fallback = isOnly
    ? (cars.find(({ id }) => id === preferred) ??
      (cars.length === 1 && !cars[0]!.hasRecords ? cars[0] : undefined))
    : undefined;
  const taken = new Set<Id>();
  return imported.map((car) => {
    // Imported cars that look alike are mapped to different cars.
    const free = cars.filter(({ id }) => !taken.has(id));
    const found = sameCar(car, free) ?? sameCar(car, cars);
    if (found) taken.add(found.id);
    // A plate says neither make nor model.
    const called = [car.plate, car.vin].includes(car.name) ? '' : car.name;
    const { brand, model = '', year = '' } = { ...partsOfName(called), ...car };
    const known = found ?? (car.name === '' || preferred !== null ? fallback : undefined);
    // Rows without a car among those of several are of one of them.
    const isOpen = !known && car.name === '' && (cars.length > 0 || (car.key === '' && !isOnly));
    return {
      key: car.key,
      name: car.name,
      carId: known?.id ?? (isOpen ? '' : newId()),
      isNew: !known && !isOpen,
      brand,
      model,
      year: String(year),
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
  if (distanceUnit !== 'mi' || !volumeUnit) return {};
  return { consumptionUnit: volumeUnit === 'gal-us' ? 'mpg-us' : 'mpg-uk' };
}

/** Fewer equal records may be chance. */
const TELLING = 3;

/** A sample of the records of each car in the files. */
export const askedCars = ({ records, cars }: Pick<ImportReading, 'records' | 'cars'>): ImportMatch['cars'] =>
  cars.slice(0, limits.importCars).map(({ key }) => ({
    key,
    records: keysOf(
      records.filter(({ car }) => car === key),
      limits.importMatch,
    ),
  }));

export function foundOf(asked: ImportMatch['cars'], matches: readonly MatchedCar[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { key, records } of asked) {
    const best = matches.find((one) => one.key === key);
    if (!best || best.known < Math.min(TELLING, records.length) || best.known * 10 < records.length) continue;
    found.set(key, { carId: best.carId, known: best.known, of: records.length });
  }
  return found;
}

/** The car that has the records already is the one that they go to. */
export const withFound = (
  targets: readonly Target[],
  found: ReadonlyMap<string, Found>,
  cars: readonly TargetCar[],
): Target[] => {
  const known = targets.map((target) => {
    const one = found.get(target.key);
    if (!one || !cars.some(({ id }) => id === one.carId)) return target;
    if (target.isChosen) return { ...target, found: one };
    return { ...target, found: one, carId: one.carId, isNew: false };
  });
  return withoutGone(known, cars);
};

/** Records of no name may go to a car that others add; where these no longer do, the owner chooses again. */
function withoutGone(targets: readonly Target[], cars: readonly TargetCar[]): Target[] {
  const added = targets.flatMap(({ isNew, carId }) => (isNew ? [carId] : []));
  const ids = new Set([...cars.map(({ id }) => id), ...added]);
  return targets.map((target) => (ids.has(target.carId) ? target : { ...target, carId: '' }));
}

/** As it was before the files were read again, where they have the same car. */
export const withKept = (
  proposed: readonly Target[],
  before: readonly Target[],
  cars: readonly TargetCar[],
): Target[] => {
  const kept = proposed.map((target) => {
    const { units, purchase, outOfUse } = target;
    const same = before.find(({ key }) => key === target.key);
    return same ? { ...same, units, purchase, outOfUse } : target;
  });
  return withoutGone(kept, cars);
};

/** As the owner chose it. */
export const withChosen = (
  targets: readonly Target[],
  at: number,
  to: Partial<Target>,
  cars: readonly TargetCar[],
): Target[] =>
  withoutGone(
    targets.map((target, index) => (index === at ? { ...target, ...to, isChosen: true } : target)),
    cars,
  );

/** Cars that other names of the files add. */
export const addedBy = (targets: readonly Target[], { key }: Target): Target[] =>
  targets.filter((one) => one.isNew && one.name !== '' && one.key !== key);

export const isComplete = ({ carId, isNew, brand, model, year }: Target): boolean =>
  isNew ? brand.trim() !== '' && model.trim() !== '' && /^\d{4}$/.test(year.trim()) : carId !== '';

/** What files that do not say it are likely of: the units of the account, and the fuel of the car that is meant. */
export function contextOf(
  cars: readonly Car[],
  preferred: string | null,
): Pick<ImportContext, 'energy' | 'units'> {
  if (cars.length === 0) return {};
  const { distanceUnit: distance, volumeUnit } = usualUnits(cars);
  const volume = volumeOfUnit(volumeUnit);
  const car = cars.find(({ id }) => id === preferred) ?? (cars.length === 1 ? cars[0] : undefined);
  // A charge names its kWh.
  const isDiesel = car?.fuelType === 'diesel';
  return { units: { distance, volume }, energy: isDiesel ? 'diesel' : undefined };
}

/** Units of added cars without any in the files: as answered by the owner, else the usual ones. */
export function unitsOfNewCars({ distance, volume }: ImportAnswers, cars: readonly Car[]): Units {
  const usual = usualUnits(cars);
  return {
    ...usual,
    distanceUnit: distance ?? usual.distanceUnit,
    volumeUnit: volume ? volumeUnits[volume] : usual.volumeUnit,
  };
}

export function sentTarget(target: Target, units: Units): ImportTarget {
  const { key, carId, isNew, brand, model, plate, vin, purchase, outOfUse, units: own } = target;
  if (!isNew) return { key, carId, add: null };
  const car = { brand, model, year: Number(target.year), nickname: nicknameOf(target) };
  return { key, carId, add: { ...car, licensePlate: plate, vin, purchase, outOfUse, ...units, ...own } };
}

/** What the files call it, where that says more than make or model. */
function nicknameOf({ name, brand, model, plate, vin }: Target): string | null {
  const called = name.toLowerCase();
  const isTold =
    called.includes(model.toLowerCase()) || called === brand.toLowerCase() || [plate, vin].includes(name);
  return isTold || name === '' || name.length > limits.shortText ? null : name;
}
