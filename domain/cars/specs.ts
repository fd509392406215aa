import type { Phrase } from '#domain/language/words.ts';
import { formatNumber } from '#domain/language/format.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Car } from './schema.ts';
import { fuelNames, transmissionNames } from './spec-names.ts';

export type Spec = { label: string; value: string; isWide: boolean };

const labels = {
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  licensePlate: 'License plate',
  vin: 'VIN',
  mileage: 'Mileage',
  transmission: 'Transmission',
  fuelType: 'Fuel type',
  engineType: 'Engine type or modification',
  batteryCapacity: 'Battery capacity',
} satisfies Record<string, Phrase>;
type SpecName = keyof typeof labels;
const everything = Object.keys(labels) as SpecName[];

/** A mechanic's link and the report do not name the capacity. */
type Described = Omit<Pick<Car, SpecName>, 'batteryCapacity'> & Partial<Pick<Car, 'batteryCapacity'>>;

export function carSpecs(
  { batteryCapacity = null, ...car }: Described,
  words: CarWords,
  names: readonly SpecName[] = everything,
): Spec[] {
  const { t } = words;
  const texts: Record<SpecName, string | null> = {
    brand: car.brand,
    model: car.model,
    year: String(car.year),
    licensePlate: car.licensePlate,
    vin: car.vin,
    mileage: car.mileage === null ? null : formatDistance(car.mileage, words),
    transmission: car.transmission && t(transmissionNames[car.transmission]),
    fuelType: car.fuelType && t(fuelNames[car.fuelType]),
    engineType: car.engineType,
    batteryCapacity:
      batteryCapacity === null
        ? null
        : t('{n} kWh', { n: formatNumber(batteryCapacity / 1000, words.language) }),
  };
  return names.flatMap((name) => {
    const value = texts[name];
    return value ? [{ label: t(labels[name]), value, isWide: name === 'vin' }] : [];
  });
}
