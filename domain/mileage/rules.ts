import { DAY_MS } from '#domain/days.ts';
import type { MileageCorrection, MileageReading } from './schema.ts';

type Reading = Pick<MileageReading, 'km' | 'date'>;

/** The most that is plausible between two readings; fewer km a day over a long time. */
export const drivenAtMost = (days: number) => Math.min(1_500 + 300 * days, 50_000 + 30 * days);

/** On one day either reading may be the later one, as far as a day's drive goes. */
export const mayShareDay = (one: number, other: number): boolean => Math.abs(one - other) <= drivenAtMost(0);

/** The reading that contradicts this one most. Only a hint, as odometers are replaced and people mistype. */
export function contradicted<T extends Reading>(readings: readonly T[], km: number, date: string): T | null {
  const wrong = readings.filter((known) => {
    if (known.date === date && mayShareDay(known.km, km)) return false;
    return known.date <= date ? known.km > km : known.km < km;
  });
  return wrong.reduce<T | null>(
    (worst, known) => (worst && Math.abs(worst.km - km) >= Math.abs(known.km - km) ? worst : known),
    null,
  );
}

export type Writer = Pick<MileageReading, 'source' | 'sourceId' | 'date'>;

/** A record has one reading; the car form has one per day, so that a typing error can be corrected. */
export const isOwnReading = (reading: Writer, writer: Writer): boolean =>
  writer.sourceId === null
    ? reading.sourceId === null && reading.source === writer.source && reading.date === writer.date
    : reading.sourceId === writer.sourceId;

/** The value is part of the identity: another value means another reading. */
export const isSameReading = (
  reading: MileageReading,
  { source, sourceId, date, from }: Pick<MileageCorrection, 'source' | 'sourceId' | 'date' | 'from'>,
): boolean =>
  reading.source === source && reading.sourceId === sourceId && reading.date === date && reading.km === from;

/** The device's day, unless its clock is more than a day ahead of the server's. */
export function readingDay(deviceDay: string | undefined, now: Date): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return deviceDay !== undefined && deviceDay <= day(now.getTime() + DAY_MS) ? deviceDay : day(now.getTime());
}

type CarMileage = {
  mileage: number | null;
  /** The previous reading of the changed record; null if it had none. */
  before: number | null;
  newest: Reading | null;
};

/** Adopts a higher reading of the newest day; drops a value that came only from this record. */
export function updatedMileage(
  { mileage, before, newest }: CarMileage,
  reading: Reading | null,
): number | null {
  const isOwn = before !== null && mileage === before;
  const without = isOwn ? (newest?.km ?? null) : mileage;
  const isNewest = reading !== null && (newest === null || reading.date >= newest.date);
  if (!isNewest) return without;
  // With it the odometer began anew, whatever it is corrected to.
  const beganAnew = isOwn && before < (newest?.km ?? 0);
  return beganAnew ? reading.km : Math.max(reading.km, without ?? 0);
}
