import { byTime, risingOdometer } from './order-rules.ts';
import type { Energy, Fill } from './schema.ts';

export type Link = Pick<
  Fill,
  'id' | 'date' | 'createdAt' | 'amount' | 'km' | 'isFull' | 'isMissedBefore' | 'socEnd' | 'station'
> &
  Partial<Pick<Fill, 'time'>>;

/** Between two points at which the tank or battery held a known amount. */
export type Interval = {
  /** The fill-up that ends it. */
  id: string;
  date: string;
  km: number;
  /** Used, in thousandths of the unit. */
  amount: number;
  /** Where the fuel was bought; null when it is unknown or from several stations. */
  station: string | null;
};

export type Chain = {
  intervals: readonly Interval[];
  /** Fill-ups whose odometer contradicts the others; it is not used. */
  contradicted: readonly string[];
};

/** `isMixed`: a fill-up without an odometer was at another station. */
type Stop = Link & { km: number; level: number | null; isMixed: boolean };
type Anchor = { km: number; level: number; used: number; station: string | null };

/** In percent: the largest difference of two states of charge that count as equal. */
const SAME_LEVEL = 1;

/** Of one energy. @param battery in Wh; null if unknown */
export function chainOf(fills: readonly Link[], energy: Energy, battery: number | null = null): Chain {
  const capacity = energy === 'electric' ? battery : null;
  const ordered = fills.toSorted(byTime);
  const trusted = risingOdometer(ordered);
  const intervals: Interval[] = [];
  let anchors: Anchor[] = [];
  let used = 0;
  for (const stop of stopsOf(ordered, trusted, energy)) {
    const { id, date, km, amount, level, station } = stop;
    used += amount ?? 0;
    if (stop.isMissedBefore || amount === null) anchors = [];
    if (stop.isMixed) anchors = onlyFrom(null, anchors);
    const start = anchors.findLast((one) => isComparable(one, level, capacity));
    const stored = start ? ((level! - start.level) / 100) * (capacity ?? 0) : 0;
    const spent = start ? used - start.used - stored : 0;
    // A battery cannot store more than was charged, so the capacity or a percentage is wrong.
    if (start && spent > 0) {
      intervals.push({ id, date, km: km - start.km, amount: spent, station: start.station });
      anchors = [];
    } else anchors = onlyFrom(station, anchors);
    if (level !== null) anchors.push({ km, level, used, station });
  }
  const contradicted = ordered.filter((one) => one.km !== null && !trusted.has(one)).map(({ id }) => id);
  return { intervals, contradicted };
}

const isComparable = (start: Anchor, level: number | null, capacity: number | null) =>
  level !== null && (capacity !== null || Math.abs(start.level - level) <= SAME_LEVEL);

/** The station of the fuel in the tank is known only while all of it comes from one. */
const onlyFrom = (station: string | null, anchors: readonly Anchor[]): Anchor[] =>
  anchors.map((one) => (stationKey(one.station) === stationKey(station) ? one : { ...one, station: null }));

/** Names of stations are typed by hand. */
export const stationKey = (station: string | null): string | null => station?.trim().toLowerCase() ?? null;

/** Null: of one of them nobody knows how much it was. */
const together = (fills: readonly Pick<Link, 'amount'>[]): number | null =>
  fills.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );

/** Fill-ups at one odometer are one stop; one without an odometer belongs to the next stop. */
function stopsOf(ordered: readonly Link[], trusted: ReadonlySet<Link>, energy: Energy): Stop[] {
  const stops: Stop[] = [];
  let before: Link[] = [];
  for (const fill of ordered) {
    if (fill.km === null || !trusted.has(fill)) {
      before.push(fill);
      continue;
    }
    const same = stops.at(-1)?.km === fill.km ? stops.pop() : undefined;
    const level = fill.socEnd ?? (fill.isFull ? 100 : null);
    const isElsewhere = ({ station }: Link) => stationKey(station) !== stationKey(fill.station);
    stops.push({
      ...fill,
      km: fill.km,
      // A partial fill-up at the same stop does not make a full tank less full; a charge without an end leaves the
      // level unknown.
      level: energy === 'electric' ? level : (level ?? same?.level ?? null),
      amount: together([...before, fill, ...(same ? [same] : [])]),
      isMissedBefore: [...before, fill].some((one) => one.isMissedBefore) || (same?.isMissedBefore ?? false),
      station: same && isElsewhere(same) ? null : fill.station,
      isMixed: before.some(isElsewhere) || (same?.isMixed ?? false),
    });
    before = [];
  }
  return stops;
}
