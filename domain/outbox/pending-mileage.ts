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
  if ((procedure === 'repairs.log' || procedure === 'issues.log') && input.carId === carId) {
    const { id, mileage } = input;
    const date = procedure === 'issues.log' ? dayOfInstant(input.date) : input.date;
    const source = procedure === 'issues.log' ? 'issue' : 'repair';
    return mileage == null ? readings : written(readings, { ...from(source, id), date }, mileage);
  }
  if (procedure === 'repairs.delete') return without(readings, input.repairId);
  if (procedure === 'issues.delete') return without(readings, input.issueId);
  if (procedure === 'repairs.edit' && input.carId === carId) {
    const { date, mileage } = input.changes;
    return changed(readings, from('repair', input.repairId), { day: date?.to, km: mileage?.to });
  }
  if (procedure === 'issues.edit' && input.carId === carId) {
    const { date, mileage } = input.changes;
    const day = date && dayOfInstant(date.to);
    return changed(readings, from('issue', input.issueId), { day, km: mileage?.to });
  }
  return readings;
}

const without = (readings: Readings, id: Id): Readings => readings.filter(({ sourceId }) => sourceId !== id);

/** What an edit of a record makes of its reading. */
function changed(
  readings: Readings,
  writer: Omit<Blank, 'date'>,
  to: { day: string | undefined; km: number | null | undefined },
): Readings {
  const earlier = readings.find(({ sourceId }) => sourceId === writer.sourceId);
  const day = to.day ?? earlier?.date;
  const km = to.km === undefined ? earlier?.km : to.km;
  // Of a record that had no mileage the day is not known here.
  if (day === undefined || km === undefined) return readings;
  return written(readings, { ...writer, date: day }, km);
}

type Blank = Omit<MileageReading, 'km'>;
const fromCar = { source: 'car', sourceId: null } as const;
const from = (source: MileageReading['source'], id: Id) => ({ id, source, sourceId: id });

/** In the place of what the same writer said before; null takes it back. */
function written(readings: Readings, reading: Blank, km: number | null): Readings {
  const others = readings.filter((one) => !isOwnReading(one, reading));
  return km === null ? others : [{ ...reading, km }, ...others];
}
