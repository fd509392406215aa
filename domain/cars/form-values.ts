import type { Car } from './schema.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
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

export type FirstCarFormValues = ReturnType<typeof emptyFirstCarForm>;
