import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { choicesAfterAdding } from '#domain/cars/rules.ts';
import { METRIC } from '#domain/units/units.ts';
import type { Car, CarDraft, Garage } from '#domain/cars/schema.ts';

export const withNewCar = (garage: Garage, { input, at }: PendingOperation<'cars.add'>): Garage =>
  garage.cars.some(({ id }) => id === input.id)
    ? garage
    : { cars: [...garage.cars, carOf(input, at)], ...choicesAfterAdding(garage, input.id) };

export function withEditedCar(
  garage: Garage,
  { input }: PendingOperation<'cars.edit'>,
  files: Pending['files'],
): Garage {
  const { photoId, ...fields } = newValues<Car>(input.changes);
  // A photo that is not uploaded yet cannot be requested from the server.
  const isThere = photoId !== undefined && !files.has(photoId ?? '');
  const cars = garage.cars.map((car) =>
    car.id === input.carId ? { ...car, ...fields, ...(isThere && { photoId }) } : car,
  );
  return { ...garage, cars };
}

function carOf(draft: Omit<CarDraft, 'opId'>, at: string): Car {
  return {
    id: draft.id,
    brand: draft.brand.trim(),
    model: draft.model.trim(),
    year: draft.year,
    nickname: trimmedText(draft.nickname),
    vin: trimmedText(draft.vin)?.toUpperCase() ?? null,
    licensePlate: trimmedText(draft.licensePlate),
    engineType: trimmedText(draft.engineType),
    batteryCapacity: draft.batteryCapacity ?? null,
    mileage: draft.mileage ?? null,
    transmission: draft.transmission ?? null,
    fuelType: draft.fuelType ?? null,
    photoId: null,
    outOfUse: draft.outOfUse ?? null,
    purchase: draft.purchase ?? null,
    mileageLimit: draft.mileageLimit ?? null,
    leadDays: draft.leadDays ?? null,
    leadKm: draft.leadKm ?? null,
    yearlyKm: draft.yearlyKm ?? null,
    distanceUnit: draft.distanceUnit ?? METRIC.distanceUnit,
    volumeUnit: draft.volumeUnit ?? METRIC.volumeUnit,
    consumptionUnit: draft.consumptionUnit ?? METRIC.consumptionUnit,
    health: {
      open: 0,
      urgent: 0,
      repeatedTitles: 0,
      firstRepeatedTitle: null,
      isBlank: true,
      firstTitle: null,
      worst: null,
    },
    version: 1,
    createdAt: at,
  };
}
