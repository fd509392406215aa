import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { isOwnReading } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Pending, PendingOperation } from './pending.ts';

type Readings = readonly MileageReading[];

/** The mileage readings, newest first, with what records that are not yet sent say. */
export function withPendingReadings(
  { carId }: { carId: Id },
  known: { readings: MileageReading[] },
  pending: Pending,
): { readings: MileageReading[] } {
  let readings: Readings = known.readings;
  for (const operation of pending.operations) readings = said(readings, carId, operation);
  return { readings: readings.toSorted((a, b) => (a.date === b.date ? 0 : a.date > b.date ? -1 : 1)) };
}

function said(readings: Readings, carId: Id, { procedure, input, at }: PendingOperation): Readings {
  if (procedure === 'cars.edit' && input.carId === carId) {
    const km = input.changes.mileage?.to;
    const date = input.today ?? dayOfInstant(at);
    return km === undefined ? readings : written(readings, { ...fromCar, id: carId, date }, km);
  }
  if (procedure === 'repairs.log' && input.carId === carId) {
    const { id, date, mileage } = input;
    return mileage == null ? readings : written(readings, { ...fromRepair(id), date }, mileage);
  }
  if (procedure !== 'repairs.edit' && procedure !== 'repairs.delete') return readings;
  const earlier = readings.find(({ sourceId }) => sourceId === input.repairId);
  if (procedure === 'repairs.delete') return readings.filter((one) => one !== earlier);
  const { date, mileage } = input.changes;
  const day = date?.to ?? earlier?.date;
  const km = mileage ? mileage.to : earlier?.km;
  // Of a repair that had no mileage the day is not known here.
  if (day === undefined || km === undefined || input.carId !== carId) return readings;
  return written(readings, { ...fromRepair(input.repairId), date: day }, km);
}

type Blank = Omit<MileageReading, 'km'>;
const fromCar = { source: 'car', sourceId: null } as const;
const fromRepair = (id: Id) => ({ id, source: 'repair', sourceId: id }) as const;

/** In the place of what the same writer said before; null takes it back. */
function written(readings: Readings, reading: Blank, km: number | null): Readings {
  const others = readings.filter((one) => !isOwnReading(one, reading));
  return km === null ? others : [{ ...reading, km }, ...others];
}
