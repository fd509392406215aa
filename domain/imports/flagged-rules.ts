import { grouped } from '#domain/grouped.ts';
import { indexAbove } from '#domain/ascending.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import type { ImportedRecord } from './schema.ts';

type FlaggedReading = { file: string; row: number; car: string; date: string; km: number };

/** Readings outside the longest chain that never falls, so one wrong reading does not flag all after it. */
function outsiders(records: readonly ImportedRecord[]): ImportedRecord[] {
  const lasts: number[] = [];
  const lastAt: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, record] of records.entries()) {
    const km = odometerOf(record)!;
    const chain = indexAbove(lasts, km);
    before.push(lastAt[chain - 1]);
    lasts[chain] = km;
    lastAt[chain] = at;
  }
  const isInside = new Uint8Array(records.length);
  for (let at = lastAt.at(-1); at !== undefined; at = before[at]) isInside[at] = 1;
  return records.filter((_, at) => isInside[at] === 0);
}

const byDay = (one: ImportedRecord, other: ImportedRecord) => {
  const [a, b] = [dayOf(one), dayOf(other)];
  return a < b ? -1 : a > b ? 1 : odometerOf(one)! - odometerOf(other)!;
};

/** The rows whose reading contradicts most of the others of its car. */
export function flaggedReadings(records: readonly ImportedRecord[]): FlaggedReading[] {
  const read = records.filter((record) => odometerOf(record) !== null);
  const cars = grouped(read, ({ car }) => car);
  return [...cars.values()].flatMap((some) =>
    outsiders(some.toSorted(byDay)).map((record) => {
      const { file, row, car } = record;
      return { file, row, car, date: dayOf(record), km: odometerOf(record)! };
    }),
  );
}
