import { formatKm } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import type { Car } from './schema.ts';
import { fuelNames, transmissionNames } from './spec-names.ts';

type SpecName =
  | 'brand'
  | 'model'
  | 'year'
  | 'licensePlate'
  | 'vin'
  | 'mileage'
  | 'transmission'
  | 'fuelType'
  | 'engineType';

/** `isWide`: it needs the room of two. */
export type Spec = { label: string; value: string; isWide: boolean };

const labels: Record<SpecName, Phrase> = {
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  licensePlate: 'License plate',
  vin: 'VIN',
  mileage: 'Mileage',
  transmission: 'Transmission',
  fuelType: 'Fuel type',
  engineType: 'Engine type or modification',
};

/** What is known of a car, in words and in the order of `names`; unknown facts are left out. */
export function carSpecs(
  car: Pick<Car, SpecName>,
  names: readonly SpecName[],
  { t, language }: Pick<Words, 't' | 'language'>,
): Spec[] {
  const texts: Record<SpecName, string | null> = {
    brand: car.brand,
    model: car.model,
    year: String(car.year),
    licensePlate: car.licensePlate,
    vin: car.vin,
    mileage: car.mileage === null ? null : formatKm(car.mileage, language),
    transmission: car.transmission && t(transmissionNames[car.transmission]),
    fuelType: car.fuelType && t(fuelNames[car.fuelType]),
    engineType: car.engineType,
  };
  return names.flatMap((name) => {
    const value = texts[name];
    return value ? [{ label: t(labels[name]), value, isWide: name === 'vin' }] : [];
  });
}
