import type { MileageReading } from './schema.ts';

type Reading = Pick<MileageReading, 'km' | 'date'>;

/**
 * The reading that a new one contradicts: an earlier one with more kilometres, or a later one with fewer
 * (D109). null when the new one fits. Only a hint: speedometers are replaced, and people mistype.
 */
export function contradicted<T extends Reading>(readings: readonly T[], km: number, date: string): T | null {
  const wrong = readings.filter(
    (known) => (known.date <= date && known.km > km) || (known.date > date && known.km < km),
  );
  return wrong.reduce<T | null>(
    (worst, known) => (worst && Math.abs(worst.km - km) >= Math.abs(known.km - km) ? worst : known),
    null,
  );
}

/** Who writes a reading, and of which day. */
export type Writer = Pick<MileageReading, 'source' | 'sourceId' | 'date'>;

/**
 * Whether a reading came from the same writer and so is replaced by its next one: a record has one reading, the
 * car form one per day. A mistyped reading can thus be corrected (D109).
 */
export const isOwnReading = (reading: Writer, writer: Writer): boolean =>
  writer.sourceId === null
    ? reading.sourceId === null && reading.source === writer.source && reading.date === writer.date
    : reading.sourceId === writer.sourceId;

const DAY_MS = 86_400_000;

/** The day of a reading: the device's (D72), unless its clock is more than a day ahead of ours. */
export function readingDay(said: string | undefined, now: Date): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return said !== undefined && said <= day(now.getTime() + DAY_MS) ? said : day(now.getTime());
}

/** The car's own mileage, and what is known beside the record that changes. */
type Known = {
  mileage: number | null;
  /** What the record said until now; null when it said nothing. */
  before: number | null;
  /** The newest reading of all other records. */
  newest: Reading | null;
};

/**
 * The car's mileage after a record wrote its reading, or took it back (null): a higher one of the newest day
 * is followed, and what only this record had said goes with it (D109).
 */
export function followedMileage({ mileage, before, newest }: Known, reading: Reading | null): number | null {
  const without = before !== null && mileage === before ? (newest?.km ?? null) : mileage;
  const isNewest = reading !== null && (newest === null || reading.date >= newest.date);
  return isNewest ? Math.max(reading.km, without ?? 0) : without;
}

export type PlotPoint = { x: number; y: number };

/** From 0 for the lowest of these values to 1 for the highest; in the middle when all are the same. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high === low ? 0.5 : (value - low) / (high - low));
}

/** The readings as points of a plot, both axes from 0 to 1, oldest first; the highest reading of a day counts. */
export function mileagePoints(readings: readonly Reading[]): PlotPoint[] {
  const days = new Map<string, number>();
  for (const { date, km } of readings) days.set(date, Math.max(km, days.get(date) ?? 0));
  const points = [...days]
    .map(([date, km]) => ({ at: Date.parse(date), km }))
    .toSorted((a, b) => a.at - b.at);
  const [x, y] = [scaleOf(points.map(({ at }) => at)), scaleOf(points.map(({ km }) => km))];
  return points.map(({ at, km }) => ({ x: x(at), y: y(km) }));
}
