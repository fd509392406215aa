import { indexAbove } from '#domain/ascending.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import type { ImportedRecord } from './schema.ts';

type FlaggedReading = { file: string; row: number; car: string; date: string; km: number };

function readingOf(record: ImportedRecord): FlaggedReading | null {
  const { file, row, car } = record;
  const km = odometerOf(record);
  return km === null ? null : { file, row, car, date: dayOf(record), km };
}

/** Readings outside the longest chain that never falls, so one wrong reading does not flag all after it. */
function outsiders(readings: readonly FlaggedReading[]): FlaggedReading[] {
  const lasts: number[] = [];
  const lastAt: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, { km }] of readings.entries()) {
    const chain = indexAbove(lasts, km);
    before.push(lastAt[chain - 1]);
    lasts[chain] = km;
    lastAt[chain] = at;
  }
  const inside = new Set<number>();
  for (let at = lastAt.at(-1); at !== undefined; at = before[at]) inside.add(at);
  return readings.filter((_, at) => !inside.has(at));
}

const inOrder = (a: FlaggedReading, b: FlaggedReading) =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.km - b.km;

/** The rows whose reading contradicts most of the others of its car. */
export function flaggedReadings(records: readonly ImportedRecord[]): FlaggedReading[] {
  const cars = Map.groupBy(
    records.map((record) => readingOf(record)).filter((reading) => reading !== null),
    ({ car }) => car,
  );
  return [...cars.values()].flatMap((readings) => outsiders(readings.toSorted(inOrder)));
}
