import { decimalText } from '#domain/units/typed.ts';
import type { DistanceUnit, Units } from '#domain/units/units.ts';
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
  /** In kWh; drafts of earlier versions lack it, and what follows. */
  batteryCapacity?: string;
  yearlyKm?: string;
  photo: { id: string; name: string; url: string | null } | null;
  /** Absent while none was chosen. */
} & Partial<Units>;

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

export const carFormValues = (
  car: Car,
  photo: CarFormValues['photo'],
  sign: '.' | ',' = '.',
): CarFormValues => ({
  brand: car.brand,
  model: car.model,
  year: String(car.year),
  nickname: car.nickname ?? '',
  vin: car.vin ?? '',
  licensePlate: car.licensePlate ?? '',
  mileage: car.mileage === null ? '' : String(car.mileage),
  transmission: car.transmission ?? '',
  fuelType: car.fuelType ?? '',
  batteryCapacity: car.batteryCapacity === null ? '' : decimalText(car.batteryCapacity, sign),
  yearlyKm: car.yearlyKm === null ? '' : String(car.yearlyKm),
  distanceUnit: car.distanceUnit,
  volumeUnit: car.volumeUnit,
  consumptionUnit: car.consumptionUnit,
  photo,
});

/** Make and model, until it is typed otherwise. */
export function withNickname(before: FirstCarFormValues, to: Partial<FirstCarFormValues>) {
  const proposed = ({ make, model }: FirstCarFormValues) => `${make.trim()} ${model.trim()}`.trim();
  const after = { ...before, ...to };
  const isOwn = 'nickname' in to || before.nickname !== proposed(before);
  return isOwn ? after : { ...after, nickname: proposed(after) };
}

export const emptyFirstCarForm = (year: number, distanceUnit: DistanceUnit = 'km') => ({
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
  distanceUnit,
});

/** Drafts of earlier versions lack the unit: they are in km. */
export type FirstCarFormValues = Omit<ReturnType<typeof emptyFirstCarForm>, 'distanceUnit'> & {
  distanceUnit?: DistanceUnit | undefined;
};
