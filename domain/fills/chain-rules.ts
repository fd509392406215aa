import { byTime, risingOdometer } from './order-rules.ts';
import type { Energy, Fill } from './schema.ts';

/** What the rules need of a fill-up. */
export type Link = Pick<
  Fill,
  'id' | 'date' | 'createdAt' | 'amount' | 'km' | 'isFull' | 'isMissedBefore' | 'socEnd'
>;

/** Between two points at which the tank or battery held a known amount. */
export type Interval = {
  /** The fill-up that ends it. */
  id: string;
  date: string;
  km: number;
  /** Used, in thousandths of the unit. */
  amount: number;
};

export type Chain = {
  intervals: readonly Interval[];
  /** Fill-ups whose odometer contradicts the others; it is not used. */
  contradicted: readonly string[];
};

type Stop = Link & { km: number; level: number | null };
type Anchor = { km: number; level: number; used: number };

/** In percent: two charges that end this near to each other end at the same state. */
const SAME_LEVEL = 1;

/**
 * The intervals of the fill-ups of one energy.
 * @param capacity of the battery in Wh; null if unknown, or for a tank
 */
export function chainOf(fills: readonly Link[], energy: Energy, capacity: number | null = null): Chain {
  const ordered = fills.toSorted(byTime);
  const trusted = risingOdometer(ordered);
  const intervals: Interval[] = [];
  let anchors: Anchor[] = [];
  let used = 0;
  for (const { id, date, km, amount, level, isMissedBefore } of stopsOf(ordered, trusted, energy)) {
    used += amount;
    if (isMissedBefore) anchors = [];
    if (level === null) continue;
    const start = anchors.findLast((one) => capacity !== null || Math.abs(one.level - level) <= SAME_LEVEL);
    if (start) {
      const stored = capacity === null ? 0 : ((level - start.level) / 100) * capacity;
      intervals.push({ id, date, km: km - start.km, amount: Math.max(0, used - start.used - stored) });
      anchors = [];
    }
    anchors.push({ km, level, used });
  }
  const contradicted = ordered.filter((one) => one.km !== null && !trusted.has(one)).map(({ id }) => id);
  return { intervals, contradicted };
}

/** Fill-ups at one odometer are one stop; one without an odometer belongs to the next stop. */
function stopsOf(ordered: readonly Link[], trusted: ReadonlySet<Link>, energy: Energy): Stop[] {
  const stops: Stop[] = [];
  let amount = 0;
  let isMissedBefore = false;
  for (const fill of ordered) {
    amount += fill.amount;
    isMissedBefore ||= fill.isMissedBefore;
    if (fill.km === null || !trusted.has(fill)) continue;
    const same = stops.at(-1)?.km === fill.km ? stops.pop() : undefined;
    const level = fill.socEnd ?? (fill.isFull ? 100 : null);
    stops.push({
      ...fill,
      km: fill.km,
      // A partial fill-up leaves a full tank full; a charge that does not say its end leaves it unknown.
      level: energy === 'electric' ? level : (level ?? same?.level ?? null),
      amount: amount + (same?.amount ?? 0),
      isMissedBefore: isMissedBefore || (same?.isMissedBefore ?? false),
    });
    amount = 0;
    isMissedBefore = false;
  }
  return stops;
}
