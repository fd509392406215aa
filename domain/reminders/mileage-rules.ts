import { addDays, daysBetween } from '#domain/days.ts';

type Reading = { km: number; date: string };

/** What is known of a car's mileage, and what is guessed from it. */
export type MileageFacts = {
  km: number;
  readOn: string;
  /** Null when the readings say nothing about it. In km per day. */
  rate: number | null;
  estimatedKm: number;
  /** The newest reading contradicts the others, and is not used. */
  isDoubtful: boolean;
};

const RATE_MAX = 1_000;
const WINDOW_DAYS = 365;
const RECENT_DAYS = 90;
const RECENT_SPAN_DAYS = 14;
const ESTIMATE_DAYS = 120;
const PROJECTION_DAYS = 3 * 365;

/** More than anybody drives from one reading to the next. */
const isPlausible = (from: Reading, to: Reading) =>
  to.km >= from.km && to.km - from.km <= 1_500 + 300 * daysBetween(from.date, to.date);

/**
 * The series of readings that fit together, oldest first. One that fits the reading before it wins: two confirm each
 * other, as after a new odometer. Otherwise the longest, and of equal ones that with the lowest end, so that a typing
 * error makes nothing overdue.
 */
function fitting(readings: readonly Reading[]): Reading[] {
  const sorted = readings.toSorted((a, b) => (a.date === b.date ? a.km - b.km : a.date < b.date ? -1 : 1));
  const series: Reading[][] = [];
  let winner: Reading[] = [];
  for (const [at, reading] of sorted.entries()) {
    const before = series.filter((one) => isPlausible(one.at(-1)!, reading));
    const own = [...(best(before) ?? []), reading];
    const previous = sorted[at - 1];
    series.push(own);
    winner = previous && isPlausible(previous, reading) ? own : best(winner.length ? [winner, own] : [own])!;
  }
  return winner;
}

const best = (series: readonly Reading[][]): Reading[] | undefined =>
  series.toSorted((a, b) => b.length - a.length || a.at(-1)!.km - b.at(-1)!.km)[0];

/** Those that contradict the others: probably typed wrong. Older than all that fit, they are of another odometer. */
export function oddReadings<R extends Reading>(readings: readonly R[]): R[] {
  const fit = new Set<Reading>(fitting(readings));
  const [first] = fit;
  return readings.filter((one) => first && !fit.has(one) && one.date >= first.date);
}

function rateOf(readings: readonly Reading[], today: string): number | null {
  const since = (days: number) => readings.filter(({ date }) => daysBetween(date, today) <= days);
  const span = (some: readonly Reading[]) => (some[0] ? daysBetween(some[0].date, some.at(-1)!.date) : 0);
  const recent = since(RECENT_DAYS);
  const used = span(recent) >= RECENT_SPAN_DAYS ? recent : since(WINDOW_DAYS);
  const days = span(used);
  return days === 0 ? null : Math.min((used.at(-1)!.km - used[0]!.km) / days, RATE_MAX);
}

/** @returns null without a reading */
export function mileageFacts(readings: readonly Reading[], today: string): MileageFacts | null {
  const fit = fitting(readings);
  const last = fit.at(-1);
  if (!last) return null;
  const rate = rateOf(fit, today);
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
