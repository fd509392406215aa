import type { FuelType } from '#domain/cars/schema.ts';
import { daysBetween } from '#domain/days.ts';
import { isDrivenBy } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { drivenAtMost } from '#domain/mileage/rules.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import type { ImportedCar, ImportedRecord } from './schema.ts';

type Reading = { km: number; date: string };

/** Why records of a file are hardly those of the car that they would go to. */
export type OtherCar =
  | { why: 'mileage'; read: Reading; known: Reading }
  | { why: 'energy'; energy: Energy }
  | { why: 'unit'; unit: DistanceUnit };

/** `readings`: what the car's odometer is known to have shown. */
export type OwnCar = {
  fuelType: FuelType | null;
  distanceUnit: DistanceUnit;
  readings: readonly Reading[];
};

const USED: Partial<Record<FuelType, readonly Energy[]>> = {
  gasoline: ['gasoline', 'lpg', 'cng', 'e85'],
  diesel: ['diesel'],
  electric: ['electric'],
};

/** Only hints: odometers are replaced, and cars converted. */
export function otherCarIn(
  records: readonly ImportedRecord[],
  { distanceUnit: unit }: Pick<ImportedCar, 'distanceUnit'>,
  car: OwnCar,
): OtherCar[] {
  const energies = records.flatMap(({ kind, fields }) =>
    kind === 'fill' && isDrivenBy(fields.energy) ? [fields.energy] : [],
  );
  const used = car.fuelType && USED[car.fuelType];
  const isOfOther = used && energies.length > 0 && !energies.some((energy) => used.includes(energy));
  return [
    ...contradiction(records, car.readings),
    ...(isOfOther ? [{ why: 'energy', energy: energies[0]! } as const] : []),
    ...(unit && unit !== car.distanceUnit ? [{ why: 'unit', unit } as const] : []),
  ];
}

/** Those that have nothing but readings. */
export const emptyCars = (cars: Cars): ReadonlySet<Id> =>
  new Set([...cars].flatMap(([id, { fill, repair }]) => (fill?.size || repair?.size ? [] : [id])));

/** In km, of miles that were rounded. */
const ROUNDED = 2;

const isReached = (from: Reading, to: Reading) =>
  to.km - from.km >= -ROUNDED && to.km - from.km <= drivenAtMost(daysBetween(from.date, to.date));
const fits = (from: Reading | undefined, to: Reading | undefined) =>
  !from || !to || isReached(from, to) || (from.date === to.date && isReached(to, from));

/** The worst one, if most mileages contradict the readings before or after them: a few are typing errors. */
function contradiction(records: readonly ImportedRecord[], readings: readonly Reading[]): OtherCar[] {
  const known = inTime(readings);
  const read = inTime(
    records.flatMap((record) => {
      const [km, date] = [odometerOf(record), dayOf(record)];
      return km === null || date === '' ? [] : [{ km, date }];
    }),
  );
  let next = 0;
  let judged = 0;
  const wrong: { read: Reading; known: Reading }[] = [];
  for (const one of read) {
    while (next < known.length && known[next]!.date < one.date) next += 1;
    const [before, after] = [known[next - 1], known[next]];
    if (!(before ?? after) || !fits(before, after)) continue;
    judged += 1;
    if (!fits(before, one)) wrong.push({ read: one, known: before! });
    else if (!fits(one, after)) wrong.push({ read: one, known: after! });
  }
  if (wrong.length * 2 <= judged) return [];
  const byDistance = wrong.map((one) => ({ ...one, apart: Math.abs(one.read.km - one.known.km) }));
  const { read: worst, known: against } = byDistance.reduce((a, b) => (b.apart > a.apart ? b : a));
  return [{ why: 'mileage', read: worst, known: against }];
}

const inTime = (readings: readonly Reading[]) =>
  readings.toSorted((a, b) => (a.date === b.date ? a.km - b.km : a.date < b.date ? -1 : 1));
