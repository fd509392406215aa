import type { Car } from '#domain/cars/schema.ts';
import { daysBetween } from '#domain/days.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { currenciesOf } from './cost-rules.ts';
import { PaidKind, type CostsOfCar } from './costs-schema.ts';
import { agreeingReadings, KM_MIN } from './distance-rules.ts';

type Owned = Pick<Car, 'purchase' | 'outOfUse'>;

/** In minor units; per km and per month with fractions, null where unknown. */
export type Amounts = { minor: number; perKm: number | null; perMonth: number | null };

export type CurrencyCosts = {
  currency: string;
  /** Kinds with a cost, in the order of `PaidKind`. */
  kinds: readonly (Amounts & { kind: PaidKind })[];
  /** All kinds, without purchase and sale. */
  running: Amounts;
  /** Null: not known, or in another currency. */
  purchase: number | null;
  sale: number | null;
  /** Purchase − sale + running. */
  whole: number;
};

export type Owning = {
  /** The day of the purchase, else the first of the month of the first record. */
  since: string | null;
  /** Until the sale or today; null below one. */
  months: number | null;
  /** Null without two mileages that are far enough apart. `from` and `to` are months. */
  driven: { km: number; from: string; to: string } | null;
  /** The currency with the most entries first; currencies are never added up. */
  currencies: readonly CurrencyCosts[];
  /** What is left out of the sums; `sale` only of a car that is sold. */
  missing: { purchase: boolean; sale: boolean; records: number };
};

const DAYS_PER_MONTH = 365.25 / 12;

export function owningCosts(costs: CostsOfCar, { purchase, outOfUse }: Owned, today: string): Owning {
  const bought = purchase?.price ?? null;
  const sold = outOfUse?.price ?? null;
  const isSold = outOfUse?.reason === 'sold';
  const since = purchase?.date ?? firstDay(costs);
  const months = monthsBetween(since, isSold ? outOfUse.since : today);
  const stretch = drivenIn(costs, purchase);
  const prices = [bought, sold].filter((price) => price !== null);
  return {
    since,
    months,
    driven: stretch && { km: stretch.km, from: stretch.from, to: stretch.to },
    currencies: currenciesOf([...costs.paid, ...prices]).map((currency) => {
      const paid = costs.paid.filter((one) => one.currency === currency);
      const amountsOf = (some: CostsOfCar['paid']): Amounts => {
        const minor = sum(some);
        // What was paid before the first reading or after the last belongs to no known distance, which is not zero.
        const counted = stretch === null ? [] : some.filter(stretch.covers);
        return {
          minor,
          perKm: counted.length === 0 || stretch === null ? null : sum(counted) / stretch.km,
          perMonth: some.length === 0 || months === null ? null : minor / months,
        };
      };
      const inMinor = (price: typeof bought) =>
        price?.currency === currency ? toMinor(price.amount, currency) : null;
      const [purchaseMinor, saleMinor] = [inMinor(bought), inMinor(sold)];
      const running = amountsOf(paid);
      return {
        currency,
        kinds: PaidKind.options.flatMap((kind) => {
          const own = paid.filter((one) => one.kind === kind);
          return own.length === 0 ? [] : [{ kind, ...amountsOf(own) }];
        }),
        running,
        purchase: purchaseMinor,
        sale: saleMinor,
        whole: (purchaseMinor ?? 0) - (saleMinor ?? 0) + running.minor,
      };
    }),
    missing: { purchase: bought === null, sale: isSold && sold === null, records: costs.unpriced },
  };
}

const sum = (some: CostsOfCar['paid']) => some.reduce((total, { minor }) => total + minor, 0);

function firstDay({ paid, mileage }: CostsOfCar): string | null {
  const [first] = [...paid, ...mileage].map(({ month }) => month).toSorted();
  return first === undefined ? null : `${first}-01`;
}

function monthsBetween(since: string | null, until: string): number | null {
  const months = since === null ? 0 : daysBetween(since, until) / DAYS_PER_MONTH;
  return months < 1 ? null : months;
}

type Stretch = { km: number; from: string; to: string; covers: (cost: { month: string }) => boolean };

/**
 * From the purchase, when day and mileage are known, else from the first reading, to the last one. What was paid in the
 * month of a first reading belongs to kilometres before it; what was paid in the month of the purchase does not.
 */
function drivenIn({ mileage }: CostsOfCar, purchase: Owned['purchase']): Stretch | null {
  const start =
    purchase?.date && purchase.km !== null ? { month: purchase.date.slice(0, 7), km: purchase.km } : null;
  const since = start ? mileage.filter(({ month }) => month >= start.month) : mileage;
  const readings = agreeingReadings(start ? [start, ...since] : since);
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || last.km - first.km < KM_MIN) return null;
  const isWhole = first === start;
  return {
    km: last.km - first.km,
    from: first.month,
    to: last.month,
    covers: ({ month }) => (isWhole ? month >= first.month : month > first.month) && month <= last.month,
  };
}
