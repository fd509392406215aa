import type { Car } from './schema.ts';

/** A car as it stands in its form, texts as typed. Drafts are kept in this shape: an old one must still open. */
export type CarFormValues = {
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

export const emptyCarForm: CarFormValues = {
  brand: '',
  model: '',
  year: '',
  nickname: '',
  vin: '',
  licensePlate: '',
  mileage: '',
  transmission: '',
  fuelType: '',
  photo: null,
};

export const carFormValues = (car: Car, photo: CarFormValues['photo']): CarFormValues => ({
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

/** @param year the current one */
export const emptyFirstCarForm = (year: number) => ({
  nickname: '',
  make: '',
  model: '',
  year: String(year),
  vin: '',
  licensePlate: '',
  mileage: '',
  transmission: '',
  fuelType: '',
  engineType: '',
});

/** The onboarding form as typed, and as its draft is kept. */
export type FirstCarFormValues = ReturnType<typeof emptyFirstCarForm>;
