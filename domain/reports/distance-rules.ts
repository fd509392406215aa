import type { Car } from '#domain/cars/schema.ts';
import { daysBetween } from '#domain/days.ts';
import { fuelPerKm, type Stretch } from '#domain/fills/per-km-rules.ts';
import { monthNumber, monthOfDay, monthsBetween, yearOf, yearsOf } from '#domain/months.ts';
import type { CostsOfCar } from './costs-schema.ts';

type Reading = CostsOfCar['mileage'][number];
type Month = { month: string };

/** What a cost per km is worth telling over. Over less, a single bill would dominate it. */
export const BASIS = { km: 500, days: 28 };
export const isBasis = (km: number, days: number): boolean => km >= BASIS.km && days >= BASIS.days;

/** Per km in minor units; null where nothing or too little is known. `total` is without fuel where none was ever recorded. */
export type CostShares = { fuel: number | null; other: number | null; total: number | null };

type Span = { km: number; covers: (one: Month) => boolean };
/** `from` and `to` are the first and the last month that count. */
export type Driven = Span & {
  from: string;
  to: string;
  years: (Span & { year: number })[];
};

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
  const last = readings.findLastIndex((reading) => monthNumber(reading.month) <= month);
  const [before, after] = [readings[last], readings[last + 1]];
  if (!before || !after) return (before ?? after)!.km;
  const [start, end] = [monthNumber(before.month), monthNumber(after.month)];
  return before.km + ((after.km - before.km) * (month - start)) / (end - start);
}

export const firstMonth = (some: readonly Month[]): string | undefined =>
  some.map(({ month }) => month).toSorted()[0];

/** The start of the month of the first payment, where the mileage was read before it. */
function firstPaid(mileage: readonly Reading[], paid: readonly Month[]): Reading | null {
  const month = firstMonth(paid);
  const readings = agreeingReadings(mileage);
  if (month === undefined || !readings[0] || readings[0].month >= month) return null;
  return { month, date: `${month}-01`, km: Math.round(kmAt(readings, monthNumber(month) - 1)) };
}

/**
 * From the purchase, when its day and mileage are known, else from the first month in which something was paid or read,
 * whichever is later, to the last reading. The month of the first reading counts where something was driven in it; else
 * what was paid then belongs to kilometres before it. Null over less than `BASIS`.
 */
export function drivenIn(
  { mileage, paid }: Pick<CostsOfCar, 'mileage' | 'paid'>,
  purchase: Pick<NonNullable<Car['purchase']>, 'date' | 'km'> | null = null,
): Driven | null {
  const start =
    purchase?.date && purchase.km !== null
      ? { month: monthOfDay(purchase.date), date: purchase.date, km: purchase.km }
      : firstPaid(mileage, paid);
  const since = start ? mileage.filter(({ month }) => month >= start.month) : mileage;
  const readings = agreeingReadings(start ? [start, ...since] : since);
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || !isBasis(last.km - first.km, daysBetween(first.date, last.date))) return null;
  const kmOf = (month: string) => kmAt(readings, monthNumber(month)) - kmAt(readings, monthNumber(month) - 1);
  const isFirstCounted = first === start || kmOf(first.month) > 0;
  const months = monthsBetween(first.month, last.month).slice(isFirstCounted ? 0 : 1);
  const span = (some: string[]): Span => ({
    km: some.reduce((sum, month) => sum + kmOf(month), 0),
    covers: ({ month }) => some.includes(month),
  });
  const years = yearsOf(months).map((year) => ({
    year,
    ...span(months.filter((month) => yearOf(month) === year)),
  }));
  return { from: months[0]!, to: last.month, ...span(months), km: last.km - first.km, years };
}

export function perKm(paid: CostsOfCar['paid'], { km, covers }: Span): number | null {
  const minor = paid.filter(covers).reduce((sum, one) => sum + one.minor, 0);
  return minor === 0 ? null : minor / km;
}

/**
 * What a kilometre costs: fuel over the distance that it was bought for, a year's by the stretches that end in it, and
 * all else over what was driven, without purchase and sale. It is the only such figure: pages, plots, the report and the
 * assistant tell it. Over less than `BASIS.km` nothing is told.
 * @param currency others are left out
 */
export function costPerKm(
  { paid, stretches }: Pick<CostsOfCar, 'paid' | 'stretches'>,
  driven: Driven,
  currency: string,
): { all: CostShares; years: ({ year: number } & CostShares)[] } {
  const own = paid.filter((one) => one.currency === currency);
  const other = own.filter(({ kind }) => kind !== 'fuel');
  const hasFuel = other.length < own.length || missingIn(stretches, currency).length > 0;
  const shares = (span: Span, some: readonly Stretch[]): CostShares => {
    if (span.km < BASIS.km) return { fuel: null, other: null, total: null };
    const fuel = fuelPerKm(some)?.costs.find((one) => one.currency === currency)?.minor ?? null;
    const rest = perKm(other, span);
    const whole = fuel === null ? null : fuel + (rest ?? 0);
    return { fuel, other: rest, total: hasFuel || whole !== null ? whole : rest };
  };
  return {
    all: shares(driven, stretches),
    years: driven.years.map((span) => ({
      year: span.year,
      ...shares(
        span,
        stretches.filter(({ to }) => yearOf(to) === span.year),
      ),
    })),
  };
}

/** The months in which the stretches end that are left out of the part for fuel. */
export const missingIn = (stretches: readonly Stretch[], currency: string): string[] => [
  ...new Set(
    stretches
      .filter((one) => one.isIncomplete && one.paid.some((each) => each.currency === currency))
      .map(({ to }) => to),
  ),
];
