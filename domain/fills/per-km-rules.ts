import { monthOfDay } from '#domain/months.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import { byTime, risingOdometer } from './order-rules.ts';
import type { FuelPerKm } from './overview-schema.ts';
import type { Fill } from './schema.ts';

/** Over a shorter distance a single bill would dominate the figure. */
const KM_MIN = 100;

type PaidFill = Pick<Fill, 'id' | 'date' | 'createdAt' | 'km' | 'cost' | 'currency' | 'isMissedBefore'> &
  Partial<Pick<Fill, 'time'>>;

/** From the odometer of one fill-up to that of the next; `from` and `to` are months. */
export type Stretch = {
  from: string;
  to: string;
  km: number;
  /** What was bought for it, in minor units. */
  paid: Total[];
  /** A cost or a fill-up is missing: more was paid than is known. */
  isIncomplete: boolean;
};

/** Oldest first. What was bought before the first odometer belongs to kilometres before it. */
export function stretchesOf(fills: readonly PaidFill[]): Stretch[] {
  const ordered = fills.toSorted(byTime);
  const trusted = risingOdometer(ordered);
  const stretches: Stretch[] = [];
  let start: PaidFill | undefined;
  let bought: PaidFill[] = [];
  for (const fill of ordered) {
    bought.push(fill);
    if (!trusted.has(fill)) continue;
    if (start)
      stretches.push({
        from: monthOfDay(start.date),
        to: monthOfDay(fill.date),
        km: fill.km! - start.km!,
        paid: sumByCurrency(bought.map(priceOf)),
        isIncomplete: bought.some(({ cost, isMissedBefore }) => cost === null || isMissedBefore),
      });
    start = fill;
    bought = [];
  }
  return stretches;
}

const priceOf = ({ cost, currency }: PaidFill): Total => ({
  currency,
  minor: toMinor(cost ?? 0, currency),
});

/** Null over less than `KM_MIN`. Incomplete stretches are left out with what was paid for them. */
export function fuelPerKm(stretches: readonly Stretch[]): FuelPerKm | null {
  const known = stretches.filter(({ isIncomplete }) => !isIncomplete);
  const km = known.reduce((sum, one) => sum + one.km, 0);
  if (km < KM_MIN) return null;
  return {
    from: known[0]!.from,
    to: known.at(-1)!.to,
    km,
    costs: sumByCurrency(known.flatMap((one) => one.paid)).map((one) => ({ ...one, minor: one.minor / km })),
  };
}
