import { addDays, dayNumber, daysBetween } from '#domain/days.ts';
import { drivenAtMost } from './rules.ts';

type Reading = { km: number; date: string };

export type MileageFacts = {
  km: number;
  readOn: string;
  /** In km per day; null if neither the readings nor the owner tell. */
  rate: number | null;
  estimatedKm: number;
  /** The newest reading contradicts the others, and is not used. */
  isDoubtful: boolean;
};

const RATE_MAX = 1_000;
const YEAR_DAYS = 365;
const RECENT_DAYS = 90;
const RECENT_SPAN_DAYS = 14;
const ESTIMATE_DAYS = 120;
const PROJECTION_DAYS = 3 * YEAR_DAYS;

type Point = { km: number; day: number };
const isPlausible = (from: Point, to: Point) =>
  to.km >= from.km && to.km - from.km <= drivenAtMost(to.day - from.day);

/**
 * The series of readings that fit together, oldest first. One that fits the reading before it wins: two confirm each
 * other, as after a new odometer. Otherwise the longest, and of equal ones that with the lowest end, so that a typing
 * error makes nothing overdue.
 */
function fitting(readings: readonly Reading[]): Reading[] {
  const points = readings
    .map((reading) => ({ km: reading.km, day: dayNumber(reading.date), reading }))
    .toSorted((a, b) => a.day - b.day || a.km - b.km);
  const chains: Chain[] = [];
  const byLength: Chain[][] = [];
  let winner: Chain | undefined;
  for (const [at, point] of points.entries()) {
    const before = longestTo(point, byLength);
    const chain = { ...point, before, length: (before?.length ?? 0) + 1 };
    const previous = chains[at - 1];
    chains.push(chain);
    (byLength[chain.length] ??= []).push(chain);
    winner =
      !winner || (previous && isPlausible(previous, chain)) || isBetter(chain, winner) ? chain : winner;
  }
  const series: Reading[] = [];
  for (let one = winner; one; one = one.before) series.push(one.reading);
  return series.toReversed();
}

/** A series, represented by its last reading. */
type Chain = Point & { reading: Reading; before: Chain | undefined; length: number };

const isBetter = (one: Chain, other: Chain) =>
  one.length > other.length || (one.length === other.length && one.km < other.km);

function longestTo(point: Point, byLength: readonly Chain[][]): Chain | undefined {
  for (let length = byLength.length - 1; length > 0; length--) {
    let lowest: Chain | undefined;
    for (const one of byLength[length]!)
      if (isPlausible(one, point) && (!lowest || one.km < lowest.km)) lowest = one;
    if (lowest) return lowest;
  }
  return undefined;
}

/**
 * Readings that contradict the others, probably typing errors. Those before the first that fits are of an earlier
 * odometer.
 */
export function oddReadings<R extends Reading>(readings: readonly R[]): R[] {
  const fit = new Set<Reading>(fitting(readings));
  const [first] = fit;
  return readings.filter((one) => first && !fit.has(one) && one.date >= first.date);
}

type Pace = {
  /** In km per day. */ rate: number | null;
  /** That the readings span; 0 for the owner's word. */ days: number;
};

/** @param yearlyKm used while the readings span too few days @param windows the first that tells enough is used */
function paceOf(
  readings: readonly Reading[],
  today: string,
  yearlyKm: number | null,
  windows: readonly number[],
): Pace {
  const spans = windows.map((window) => {
    const used = readings.filter(({ date }) => daysBetween(date, today) <= window);
    const [first, last] = [used[0], used.at(-1)];
    return first && last
      ? { km: last.km - first.km, days: daysBetween(first.date, last.date) }
      : { km: 0, days: 0 };
  });
  const { km, days } = spans.find((span) => span.days >= RECENT_SPAN_DAYS) ?? spans.at(-1)!;
  if (yearlyKm !== null && days < RECENT_SPAN_DAYS) return { rate: yearlyKm / YEAR_DAYS, days: 0 };
  return { rate: days === 0 ? null : Math.min(km / days, RATE_MAX), days };
}

/** At what pace a whole year is driven: a holiday must not count twelve times. */
export const yearPace = (readings: readonly Reading[], today: string, yearlyKm?: number | null): Pace =>
  paceOf(fitting(readings), today, yearlyKm ?? null, [YEAR_DAYS]);

export function mileageFacts(
  readings: readonly Reading[],
  today: string,
  yearlyKm?: number | null,
): MileageFacts | null {
  const fit = fitting(readings);
  const last = fit.at(-1);
  if (!last) return null;
  const { rate } = paceOf(fit, today, yearlyKm ?? null, [RECENT_DAYS, YEAR_DAYS]);
  const days = Math.min(Math.max(0, daysBetween(last.date, today)), ESTIMATE_DAYS);
  return {
    km: last.km,
    readOn: last.date,
    rate,
    estimatedKm: Math.round(last.km + (rate ?? 0) * days),
    isDoubtful: readings.some(({ date }) => date > last.date),
  };
}

/** The day on which the car may reach this mileage; today at the earliest, null when that cannot be said. */
export function projectedDate(
  { rate, estimatedKm }: Pick<MileageFacts, 'rate' | 'estimatedKm'>,
  km: number,
  today: string,
): string | null {
  if (rate === null || rate < 1) return null;
  const days = Math.max(0, Math.ceil((km - estimatedKm) / rate));
  return days > PROJECTION_DAYS ? null : addDays(today, days);
}
