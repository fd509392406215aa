import type { Id } from '#domain/ids.ts';
import { isOwnReading } from './rules.ts';
import type { MileageReading } from './schema.ts';

type Readings = readonly MileageReading[];
type Blank = Omit<MileageReading, 'km'>;

/** Replaces the writer's previous reading; null removes it. */
export function withReading(readings: Readings, reading: Blank, km: number | null): Readings {
  const others = readings.filter((one) => !isOwnReading(one, reading));
  return km === null ? others : [{ ...reading, km }, ...others];
}

export const withoutReading = (readings: Readings, id: Id): Readings =>
  readings.filter(({ sourceId }) => sourceId !== id);

export function withReadingChange(
  readings: Readings,
  writer: Omit<Blank, 'date'>,
  to: { day: string | undefined; km: number | null | undefined },
): Readings {
  const earlier = readings.find(({ sourceId }) => sourceId === writer.sourceId);
  const date = to.day ?? earlier?.date;
  const km = to.km === undefined ? earlier?.km : to.km;
  // For a record without a mileage the day is not known here.
  if (date === undefined || km === undefined) return readings;
  return withReading(readings, { ...writer, date }, km);
}
