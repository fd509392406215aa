import { grouped } from '#domain/grouped.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import { daysBetween } from '#domain/days.ts';
import { chainOf } from '#domain/fills/chain-rules.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { sumOf, per100 } from '#domain/fills/figures-rules.ts';
import { fuelPerKm, stretchesOf } from '#domain/fills/per-km-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { Amount } from '#domain/language/format.ts';
import { distanceBetween } from '#domain/units/words.ts';
import { KM, METRIC } from '#domain/units/units.ts';
import type { CarFacts, FillFact } from '../car-facts.ts';
import type { GarageCar } from './facts.ts';
import type { Period, Query } from './query.ts';
import { byDate, type GarageRecord, isFill, isPaper, type RecordOf } from './records.ts';
import { isWithin } from './select.ts';

export type Reading = { km: number; date: string };

export type Figure =
  | {
      readonly type: 'money';
      readonly sums: readonly Amount[];
      readonly records: number;
      readonly unknown: number;
      readonly fuel: readonly Amount[] | null;
      readonly repairs: readonly Amount[];
      readonly isWork: boolean;
    }
  | { readonly type: 'count'; readonly count: number; readonly open: number; readonly isWork: boolean }
  | {
      readonly type: 'driven';
      readonly km: number;
      readonly from: Reading;
      readonly to: Reading;
      readonly isEstimated?: boolean;
    }
  | { readonly type: 'reading'; readonly reading: Reading; readonly isEstimated?: boolean }
  | { readonly type: 'use'; readonly uses: readonly { energy: Energy; per100: number; date?: string }[] }
  | {
      readonly type: 'volume';
      readonly amounts: readonly { energy: Energy; amount: number }[];
      readonly fills: number;
    }
  | { readonly type: 'price'; readonly minor: number; readonly currency: string; readonly energy: Energy }
  | { readonly type: 'per-km'; readonly sums: readonly Amount[] }
  | {
      readonly type: 'interval';
      readonly days: number;
      readonly km: number | null;
      readonly first: string;
      readonly last: string;
      readonly times: number;
    };

/** Larger is more; null where cells cannot be compared. */
export function sizeOfFigure(figure: Figure | null, currency: string): number | null {
  switch (figure?.type) {
    case 'money':
      return figure.sums.length > 0 || figure.records === 0
        ? (figure.sums.find((one) => one.currency === currency)?.minor ?? 0)
        : null;
    case 'count':
      return figure.count;
    case 'driven':
      return figure.km;
    case 'reading':
      return figure.reading.km;
    case 'use':
      return figure.uses[0]!.per100;
    case 'volume':
      return figure.amounts[0]?.amount ?? 0;
    case 'price':
      return figure.minor;
    case 'per-km':
      return figure.sums[0]?.minor ?? 0;
    case 'interval':
      return figure.days;
    case undefined:
      return null;
  }
}

export const costs = (records: readonly GarageRecord[]) => sumByCurrency(records.map(({ cost }) => cost));

export const countOf = (records: readonly GarageRecord[]): Figure => ({
  type: 'count',
  count: records.length,
  open: records.filter((one) => one.kind === 'issue' && one.issue.status !== 'resolved').length,
  isWork: !records.some(isPaper),
});

export function moneyOf(records: readonly GarageRecord[]): Figure {
  const fills = records.filter(isFill);
  const others = records.filter((record) => !isFill(record));
  return {
    type: 'money',
    sums: costs(records),
    records: records.length,
    unknown: records.filter(({ cost }) => cost === null).length,
    fuel: fills.length > 0 ? costs(fills) : null,
    repairs: costs(others),
    isWork: !records.some(isPaper),
  };
}

/** Per record with a cost. */
export function averageOf(records: readonly GarageRecord[]): Figure {
  const priced = records.filter(({ cost }) => cost !== null);
  const sums = costs(priced).map(({ minor, currency }) => ({
    currency,
    minor: Math.round(minor / priced.filter(({ cost }) => cost!.currency === currency).length),
  }));
  return {
    type: 'money',
    sums,
    records: priced.length,
    unknown: records.length - priced.length,
    fuel: null,
    repairs: [],
    isWork: !priced.some(isPaper),
  };
}

/** What it was bought with is a reading too. */
type ReadCar = CarFacts & Partial<Pick<GarageCar, 'details'>>;

/** Oldest first. */
export function readingsOf({ readings = [], repairs, fills = [], mileage, details }: ReadCar): Reading[] {
  const { date: boughtOn = null, km: boughtAt = null } = details?.purchase ?? {};
  const all = [
    ...(boughtOn === null || boughtAt === null ? [] : [{ km: boughtAt, date: boughtOn }]),
    ...readings,
    ...repairs.flatMap(({ date, mileage: km }) => (km === null ? [] : { date, km })),
    ...fills.flatMap(({ date, km }) => (km === null ? [] : { date, km })),
    ...(mileage?.date ? [{ km: mileage.km, date: mileage.date }] : []),
  ];
  return all.toSorted((a, b) => (a.date === b.date ? a.km - b.km : a.date < b.date ? -1 : 1));
}

/** Readings farther apart say too little of a day between them. */
const MOST_APART = 62;

/** On a day between two readings, as if the car was driven evenly. */
export function estimatedKm(car: ReadCar, day: string): number | null {
  const readings = readingsOf(car);
  const before = readings.findLast(({ date }) => date <= day);
  const after = readings.find(({ date }) => date >= day);
  if (!before || !after || after.km < before.km) return null;
  const days = daysBetween(before.date, after.date);
  if (days > MOST_APART) return null;
  if (days === 0) return before.km;
  return Math.round(before.km + ((after.km - before.km) * daysBetween(before.date, day)) / days);
}

type Driven = Figure & { type: 'driven' };

function drivenBetween(car: ReadCar, from: Reading, to: Reading): Driven | null {
  if (to.km < from.km) return null;
  const { distanceUnit } = car.units ?? METRIC;
  return { type: 'driven', km: distanceBetween(from.km, to.km, distanceUnit), from, to };
}

/** From estimates at both ends of a period. */
function drivenAbout(car: ReadCar, from: string, to: string): Driven | null {
  const [first, last] = [estimatedKm(car, from), estimatedKm(car, to)];
  const driven =
    first === null || last === null
      ? null
      : drivenBetween(car, { km: first, date: from }, { km: last, date: to });
  return driven && { ...driven, isEstimated: true };
}

const MIN_TOLERANCE = 3;
const TOLERANCE = 0.1;

/** From the reading before the period to its last one; null when they are too far from its ends, or fall. */
export function drivenIn(car: ReadCar, period: Period, today: string): Driven | null {
  const readings = readingsOf(car);
  const end = period.to < today ? period.to : today;
  const before = readings.findLast(({ date }) => date < period.from);
  const inside = readings.filter(({ date }) => date >= period.from && date <= end);
  const to = inside.at(-1);
  const first = inside[0];
  if (!to || !first) return drivenAbout(car, period.from, end);
  const tolerance = Math.max(MIN_TOLERANCE, Math.round(daysBetween(period.from, end) * TOLERANCE));
  const isNearBefore = before && daysBetween(before.date, period.from) <= tolerance;
  const isFirstNearer =
    before !== undefined && daysBetween(period.from, first.date) < daysBetween(before.date, period.from) - 1;
  const from = isNearBefore && !isFirstNearer ? before : first;
  const isStartCovered = isNearBefore || !before || daysBetween(period.from, first.date) <= tolerance;
  const isEndCovered = daysBetween(to.date, end) <= tolerance || !readings.some(({ date }) => date > end);
  if (!isStartCovered || !isEndCovered || from === to)
    return (
      drivenAbout(car, period.from, end) ?? (isEndCovered ? drivenAbout(car, period.from, to.date) : null)
    );
  return drivenBetween(car, from, to);
}

/** The reading nearest to the end of the period, or to its beginning. */
export function readingIn(
  car: ReadCar,
  period: Period | null,
  today: string,
  isFirst: boolean,
): Figure | null {
  const readings = readingsOf(car);
  if (!period) {
    const { mileage } = car;
    const known = mileage ? { km: mileage.km, date: mileage.date ?? '' } : readings.at(-1);
    const reading = isFirst ? readings[0] : known;
    return reading ? { type: 'reading', reading } : null;
  }
  const end = period.to < today ? period.to : today;
  if (end < (readings[0]?.date ?? '')) return null;
  const about =
    period.from === period.to && !readings.some(({ date }) => date === end) ? estimatedKm(car, end) : null;
  if (about !== null) return { type: 'reading', reading: { km: about, date: end }, isEstimated: true };
  const target = isFirst ? period.from : end;
  const far = ({ date }: Reading) => Math.abs(daysBetween(date, target));
  const nearest =
    readings.findLast(({ date }) => !isFirst && date >= period.from && date <= end) ??
    readings.toSorted((a, b) => far(a) - far(b))[0];
  return nearest ? { type: 'reading', reading: nearest } : null;
}

/** In the intervals from full to full that end in the period. */
export function consumptionOver(
  car: CarFacts,
  fills: readonly FillFact[],
  period: Period | null,
  order: Query['order'],
): Figure | null {
  const uses = [...grouped(fills, ({ energy }) => energy)].flatMap(([energy, some]) => {
    if (energy === 'adblue') return [];
    const capacity = energy === 'electric' ? (car.car.batteryCapacity ?? null) : null;
    const { intervals } = chainOf(some, energy, capacity);
    const inside = intervals.filter(({ date }) => period === null || isWithin(date, period));
    if (order !== null) {
      const isRanked = order === 'most' || order === 'least';
      const sign = order === 'most' ? -1 : 1;
      const ranked = isRanked ? inside.toSorted((a, b) => sign * (per100(a) - per100(b))) : inside;
      const first = ranked.at(order === 'newest' ? -1 : 0);
      return first ? [{ energy, per100: per100(first), date: first.date }] : [];
    }
    const use = sumOf(inside);
    return use ? [{ energy, per100: per100(use) }] : [];
  });
  return uses.length > 0 ? { type: 'use', uses } : null;
}

export function volumeOf(fills: readonly FillFact[]): Figure {
  const known = fills.filter(({ amount }) => amount !== null);
  const amounts = [...grouped(known, ({ energy }) => unitOf(energy)).values()].map((some) => ({
    energy: some[0]!.energy,
    amount: some.reduce((sum, { amount }) => sum + amount!, 0),
  }));
  return { type: 'volume', amounts, fills: known.length };
}

/** Of a unit, in thousandths of a minor unit's hundredth; of the energy that most fill-ups are of. */
export function priceOf(records: readonly RecordOf<'fill'>[]): Figure | null {
  const priced = records.filter(({ cost, fill }) => cost !== null && fill.amount !== null);
  const [first] = priced;
  if (!first) return null;
  const { energy } = first.fill;
  const { currency } = first.cost!;
  const some = priced.filter(({ fill, cost }) => fill.energy === energy && cost!.currency === currency);
  const minor = some.reduce((sum, { cost }) => sum + cost!.minor, 0);
  const amount = some.reduce((sum, { fill }) => sum + fill.amount!, 0);
  return { type: 'price', minor: (minor / amount) * 1000, currency, energy };
}

/** Fuel for each 100 km or miles, between the first and the last odometer. */
export function costPerDistance(car: CarFacts, records: readonly RecordOf<'fill'>[]): Figure | null {
  const { distanceUnit } = car.units ?? METRIC;
  const found = fuelPerKm(stretchesOf(records.map(({ fill }) => fill)));
  const sums = found?.costs.map(({ minor, currency }) => ({
    currency,
    minor: Math.round(minor * 100 * KM[distanceUnit]),
  }));
  return sums ? { type: 'per-km', sums } : null;
}

/** Between the first and the last of the records. @param records newest first */
export function intervalOf(records: readonly GarageRecord[], car: CarFacts | null): Figure | null {
  const ordered = records.toSorted(byDate);
  const [last, first] = [ordered[0], ordered.at(-1)];
  if (!last || !first || last === first) return null;
  const times = records.length - 1;
  const isOfOneCar = records.every(({ carId }) => carId === last.carId);
  const { distanceUnit } = car?.units ?? METRIC;
  const km =
    isOfOneCar && last.km !== null && first.km !== null && last.km >= first.km
      ? Math.round(distanceBetween(first.km, last.km, distanceUnit) / times)
      : null;
  const days = Math.round(daysBetween(first.date, last.date) / times);
  return { type: 'interval', days, km, first: first.date, last: last.date, times };
}
