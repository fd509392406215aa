import { withCarChange } from './pending-car.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { ReadingsBefore } from '#domain/outbox/offline.ts';
import { isOwnReading, updatedMileage } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';

type Readings = readonly MileageReading[];
type Blank = Omit<MileageReading, 'km'>;

/** Replaces the writer's previous reading; null removes it. */
export function withReading(readings: Readings, reading: Blank, km: number | null): Readings {
  const others = readings.filter((one) => !isOwnReading(one, reading));
  return km === null ? others : [{ ...reading, km }, ...others];
}

export const withoutReading = (readings: Readings, id: Id): Readings =>
  readings.filter(({ sourceId }) => sourceId !== id);

type Edit = { id: Id; day: string | undefined; km: number | null | undefined };

export const editedReading =
  <I>(source: MileageReading['source'], editOf: (input: I) => Edit) =>
  (readings: Readings, input: I): Readings => {
    const { id, ...to } = editOf(input);
    const earlier = readings.find(({ sourceId }) => sourceId === id);
    const date = to.day ?? earlier?.date;
    const km = to.km === undefined ? earlier?.km : to.km;
    // The day of a record without a mileage is not in its edit.
    if (date === undefined || km === undefined) return readings;
    return withReading(readings, { id, source, sourceId: id, date }, km);
  };

type Operation<I> = { input: I };

/** As on the server, the car's mileage follows its readings, if these are cached. */
export const withMileageFollowed =
  <I extends { carId: Id }>(change: (readings: Readings, input: I) => Readings) =>
  (garage: Garage, { input }: Operation<I>, _pending: unknown, readingsBefore: ReadingsBefore): Garage => {
    const before = readingsBefore();
    return before ? followed(garage, input.carId, before, change(before, input)) : garage;
  };

function followed(garage: Garage, carId: Id, before: Readings, after: Readings): Garage {
  const known = new Set(before);
  const others = new Set(after.filter((one) => known.has(one)));
  const was = before.find((one) => !others.has(one)) ?? null;
  const is = after.find((one) => !others.has(one)) ?? null;
  if (was?.date === is?.date && was?.km === is?.km) return garage;
  const newest = [...others].reduce<MileageReading | null>(
    (last, one) => (last && last.date >= one.date ? last : one),
    null,
  );
  return withCarChange(garage, carId, ({ mileage }) => ({
    mileage: updatedMileage({ mileage, before: was && was.km, newest }, is),
  }));
}
