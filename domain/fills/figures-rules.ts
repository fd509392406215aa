import { daysBetween } from '#domain/days.ts';
import type { Interval, Link } from './chain-rules.ts';
import { byTime, risingOdometer } from './order-rules.ts';
import type { Fill } from './schema.ts';

/** In thousandths of the unit, and km: a ratio of sums, never a mean of ratios. */
export type Use = Pick<Interval, 'km' | 'amount'>;

/** Liters, kWh or kg per 100 km. */
export const per100 = ({ km, amount }: Use): number => amount / 10 / km;

export function sumOf(intervals: readonly Use[]): Use | null {
  const sum = intervals.reduce((all, { km, amount }) => ({ km: all.km + km, amount: all.amount + amount }), {
    km: 0,
    amount: 0,
  });
  return sum.km > 0 ? sum : null;
}

export type Figures = { average: number; lowest: number; highest: number; lastFive: number };

/** Per 100 km; null without an interval. */
export function figuresOf(intervals: readonly Interval[]): Figures | null {
  const all = sumOf(intervals);
  if (!all) return null;
  const each = intervals.map(per100);
  return {
    average: per100(all),
    lowest: Math.min(...each),
    highest: Math.max(...each),
    lastFive: per100(sumOf(intervals.slice(-5))!),
  };
}

export type Estimate = { per100: number; /** Plus or minus, per 100 km. */ band: number };

const ESTIMATE_AFTER_DAYS = 365;
const ESTIMATE_FILLS = 5;
const ESTIMATE_KM = 1_000;

/** For tanks never filled to the top: what was bought between two odometer readings, plus or minus one tank. */
export function estimateOf(
  fills: readonly Link[],
  known: readonly Interval[],
  today: string,
): Estimate | null {
  const latest = known.at(-1);
  if (latest && daysBetween(latest.date, today) <= ESTIMATE_AFTER_DAYS) return null;
  const span = spanOf(sinceGap(fills));
  if (!span || span.fills.length < ESTIMATE_FILLS || span.km < ESTIMATE_KM) return null;
  const amounts = span.fills.map((one) => one.amount ?? 0);
  const amount = amounts.slice(0, -1).reduce((sum, one) => sum + one, 0);
  const tank = Math.max(...amounts);
  return { per100: per100({ km: span.km, amount }), band: per100({ km: span.km, amount: tank }) };
}

/** What follows the last one that is missing or of an unknown amount. */
function sinceGap(fills: readonly Link[]): Link[] {
  const ordered = fills.toSorted(byTime);
  const gap = ordered.findLastIndex((one, at) => one.isMissedBefore || ordered[at - 1]?.amount === null);
  return ordered.slice(Math.max(0, gap));
}

export function spanOf<One extends Link>(fills: readonly One[]): { km: number; fills: One[] } | null {
  const ordered = fills.toSorted(byTime);
  const trusted = [...risingOdometer(ordered)].toSorted(byTime);
  const [first, last] = [trusted[0], trusted.at(-1)];
  if (!first || !last || first.km === last.km) return null;
  return {
    km: last.km! - first.km!,
    fills: ordered.slice(ordered.indexOf(first), ordered.indexOf(last) + 1),
  };
}

const UNUSUALLY_HIGH = 1.5;
const UNUSUALLY_LOW = 0.6;
/** Fewer intervals do not show what is usual. */
const USUAL_FROM = 4;

/** Fill-ups whose interval is far from the usual consumption. A missing fill-up makes it low, never high. */
export function unusual(intervals: readonly Interval[]): Map<string, 'low' | 'high'> {
  const far = new Map<string, 'low' | 'high'>();
  if (intervals.length < USUAL_FROM) return far;
  const usual = median(intervals.map(per100));
  for (const one of intervals) {
    if (per100(one) > usual * UNUSUALLY_HIGH) far.set(one.id, 'high');
    if (per100(one) < usual * UNUSUALLY_LOW) far.set(one.id, 'low');
  }
  return far;
}

type Answered = Pick<Fill, 'amount' | 'km' | 'isConfirmed'>;

/** Changing amount or mileage withdraws the confirmation of an unusual consumption. */
export const withAnswer = <C extends Partial<Answered>>({ isConfirmed }: Answered, changes: C): C =>
  isConfirmed &&
  changes.isConfirmed === undefined &&
  (changes.amount !== undefined || changes.km !== undefined)
    ? { ...changes, isConfirmed: false }
    : changes;

const RISE = 1.25;
const RISE_LASTS = 3;
const RISE_OVER = 5;

/** Per 100 km. */
export type Rise = { before: number; now: number };

export function riseOf(intervals: readonly Interval[]): Rise | null {
  const latest = intervals.slice(-(RISE_LASTS + RISE_OVER));
  if (latest.length < RISE_LASTS + RISE_OVER) return null;
  const before = median(latest.slice(0, RISE_OVER).map(per100));
  const risen = latest.slice(RISE_OVER);
  return risen.every((one) => per100(one) > before * RISE) ? { before, now: per100(sumOf(risen)!) } : null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
