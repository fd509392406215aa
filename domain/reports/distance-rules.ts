import type { Car } from '#domain/cars/schema.ts';
import { monthNumber, yearOf } from '#domain/months.ts';
import type { CostsOfCar } from './costs-schema.ts';

type Reading = CostsOfCar['mileage'][number];
type Month = { month: string };

/** Per km in minor units; null where nothing or too little is known. `total` is without fuel where none was ever recorded. */
export type CostShares = { fuel: number | null; other: number | null; total: number | null };

type Span = { km: number; covers: (one: Month) => boolean };
/** `from` and `to` are months. */
export type Driven = Span & { from: string; to: string; years: (Span & { year: number })[] };

/** Over a shorter distance a single bill would dominate the figure. */
export const KM_MIN = 100;

/** The longest series of readings that never decreases, oldest first; ties prefer newer readings. */
export function agreeingReadings<T extends Pick<Reading, 'km'>>(readings: readonly T[]): T[] {
  const runs: { length: number; before: number }[] = [];
  let longest = -1;
  for (const [at, { km }] of readings.entries()) {
    let run = { length: 1, before: -1 };
    for (let earlier = 0; earlier < at; earlier++) {
      const length = runs[earlier]!.length + 1;
      if (readings[earlier]!.km <= km && length >= run.length) run = { length, before: earlier };
    }
    runs.push(run);
    if (longest === -1 || run.length >= runs[longest]!.length) longest = at;
  }
  const agreeing: T[] = [];
  for (let at = longest; at !== -1; at = runs[at]!.before) agreeing.unshift(readings[at]!);
  return agreeing;
}

function kmAt(readings: readonly Reading[], month: number): number {
  const next = readings.findIndex((reading) => monthNumber(reading.month) >= month);
  const [after, before] = [readings[next]!, readings[next - 1]];
  if (!before) return after.km;
  const [start, end] = [monthNumber(before.month), monthNumber(after.month)];
  return before.km + ((after.km - before.km) * (month - start)) / (end - start);
}

/**
 * From the purchase, when its day and mileage are known, else from the first reading, to the last one. What was paid in
 * the month of a first reading belongs to kilometres before it; what was paid in the month of the purchase does not.
 * Null over less than `KM_MIN`.
 */
export function drivenIn(
  mileage: readonly Reading[],
  purchase: Pick<NonNullable<Car['purchase']>, 'date' | 'km'> | null = null,
): Driven | null {
  const start =
    purchase?.date && purchase.km !== null ? { month: purchase.date.slice(0, 7), km: purchase.km } : null;
  const since = start ? mileage.filter(({ month }) => month >= start.month) : mileage;
  const readings = agreeingReadings(start ? [start, ...since] : since);
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || last.km - first.km < KM_MIN) return null;
  const covers = ({ month }: Month) =>
    (first === start ? month >= first.month : month > first.month) && month <= last.month;
  const [begin, end] = [monthNumber(first.month), monthNumber(last.month)];
  const years = [];
  for (let year = yearOf(first.month); year <= yearOf(last.month); year++) {
    const [from, to] = [Math.max(begin, year * 12 - 1), Math.min(end, year * 12 + 11)];
    if (to <= from) continue;
    years.push({
      year,
      km: kmAt(readings, to) - kmAt(readings, from),
      covers: (one: Month) => covers(one) && yearOf(one.month) === year,
    });
  }
  return { from: first.month, to: last.month, km: last.km - first.km, covers, years };
}

const minorOf = (paid: CostsOfCar['paid'], span: Span) =>
  paid.filter(span.covers).reduce((sum, { minor }) => sum + minor, 0);

const each = (minor: number, km: number) => (minor === 0 || km < KM_MIN ? null : minor / km);

export const perKm = (paid: CostsOfCar['paid'], span: Span): number | null =>
  each(minorOf(paid, span), span.km);

/**
 * What a kilometre costs: all that was paid over what was driven, without purchase and sale. A year in which a fill-up or
 * its cost is missing is left out of the part for fuel. It is the only such figure: tables, plots and the report tell it.
 * @param currency others are left out
 */
export function costPerKm(
  { paid, gaps }: Pick<CostsOfCar, 'paid' | 'gaps'>,
  driven: Driven,
  currency: string,
): { all: CostShares; years: ({ year: number } & CostShares)[] } {
  const own = paid.filter((one) => one.currency === currency);
  const [fuel, other] = [own.filter(isFuel), own.filter((one) => !isFuel(one))];
  const missing = gaps.filter((one) => one.currency === currency && driven.covers(one));
  const known = driven.years.filter(({ covers }) => !missing.some(covers));
  // The month of a purchase may belong to no year: what is missing then concerns all.
  const isOfYears = missing.every((gap) => driven.years.some(({ covers }) => covers(gap)));
  const whole = missing.length === 0 ? [driven] : isOfYears ? known : [];
  const hasFuel = fuel.length > 0 || missing.length > 0;
  const sum = (of: (span: Span) => number) => whole.reduce((total, span) => total + of(span), 0);
  const ofFuel = each(
    sum((span) => minorOf(fuel, span)),
    sum(({ km }) => km),
  );
  return {
    all: sharesOf(ofFuel, perKm(other, driven), hasFuel),
    years: driven.years.map((span) => ({
      year: span.year,
      ...sharesOf(known.includes(span) ? perKm(fuel, span) : null, perKm(other, span), hasFuel),
    })),
  };
}

const isFuel = ({ kind }: CostsOfCar['paid'][number]) => kind === 'fuel';

const sharesOf = (fuel: number | null, other: number | null, hasFuel: boolean): CostShares => ({
  fuel,
  other,
  total: hasFuel ? fuel && fuel + (other ?? 0) : other,
});
