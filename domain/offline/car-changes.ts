import { METRIC } from '#domain/units/units.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import type { CarRecord } from '#domain/cars/car-record.ts';
import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { newValues, type Pending } from '#domain/outbox/pending.ts';

type Device = Pick<Pending, 'files'>;

/** A photo that is not uploaded yet cannot be requested from the server. */
const isThere = (photoId: Id | null | undefined, { files }: Device) => !files.has(photoId ?? '');

export function addedCar(draft: Write<'cars.add'>, at: string, device: Device): CarRecord {
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
    photoId: isThere(draft.photoId, device) ? (draft.photoId ?? null) : null,
    outOfUse: draft.outOfUse ?? null,
    purchase: draft.purchase ?? null,
    mileageLimit: draft.mileageLimit ?? null,
    leadDays: draft.leadDays ?? null,
    leadKm: draft.leadKm ?? null,
    yearlyKm: draft.yearlyKm ?? null,
    distanceUnit: draft.distanceUnit ?? METRIC.distanceUnit,
    volumeUnit: draft.volumeUnit ?? METRIC.volumeUnit,
    consumptionUnit: draft.consumptionUnit ?? METRIC.consumptionUnit,
    version: 1,
    createdAt: at,
  };
}

export function carChanges({ changes }: Write<'cars.edit'>, device: Device): Partial<CarRecord> {
  const { photoId, ...fields } = newValues<CarRecord>(changes);
  return { ...fields, ...(photoId !== undefined && isThere(photoId, device) && { photoId }) };
}
