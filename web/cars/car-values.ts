import { isYearAllowed } from '#domain/cars/rules.ts';
import type { Car, CarDraft } from '#domain/cars/schema.ts';
import { parseWholeNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { typedMileage } from '#domain/mileage/rules.ts';

/** A car as it stands in the form: texts as typed. */
export type CarValues = {
  brand: string;
  model: string;
  year: string;
  nickname: string;
  vin: string;
  licensePlate: string;
  mileage: string;
  transmission: string;
  fuelType: string;
  photo: { id: string; name: string; url: string | null } | null;
};

export type CarErrors = Partial<Record<keyof CarValues, Phrase>>;

export const emptyCar: CarValues = {
  ...{ brand: '', model: '', year: '', nickname: '', vin: '', licensePlate: '', mileage: '' },
  ...{ transmission: '', fuelType: '', photo: null },
};

export const valuesOf = (car: Car, photo: CarValues['photo']): CarValues => ({
  brand: car.brand,
  model: car.model,
  year: String(car.year),
  nickname: car.nickname ?? '',
  vin: car.vin ?? '',
  licensePlate: car.licensePlate ?? '',
  mileage: car.mileage === null ? '' : String(car.mileage),
  transmission: car.transmission ?? '',
  fuelType: car.fuelType ?? '',
  photo,
});

/** VAL-31 to VAL-33; the same on the add form, which also shows a toast (VAL-27). */
export function carErrors(values: CarValues, today: Date): CarErrors {
  const errors: CarErrors = {};
  if (!values.brand.trim()) errors.brand = 'Brand is required';
  if (!values.model.trim()) errors.model = 'Model is required';
  if (!/^\d{4}$/.test(values.year.trim()) || !isYearAllowed(Number(values.year), today)) {
    errors.year = 'Year must be a 4-digit number';
  }
  if (typedMileage(values.mileage) === 'wrong') errors.mileage = 'Enter the mileage as a whole number';
  return errors;
}

const orNull = (text: string) => text.trim() || null;

/** What is sent: call it when there are no errors. */
export function carFields(values: CarValues): Omit<CarDraft, 'opId' | 'id' | 'engineType'> {
  return {
    brand: values.brand.trim(),
    model: values.model.trim(),
    year: Number(values.year),
    nickname: orNull(values.nickname),
    vin: orNull(values.vin)?.toUpperCase() ?? null,
    licensePlate: orNull(values.licensePlate),
    mileage: parseWholeNumber(values.mileage),
    transmission: (values.transmission || null) as CarDraft['transmission'],
    fuelType: (values.fuelType || null) as CarDraft['fuelType'],
    photoId: values.photo?.id ?? null,
  };
}
