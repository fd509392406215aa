import type { Car } from '#domain/cars/schema.ts';
import { daysBetween } from '#domain/days.ts';
import { fuelPerKm } from '#domain/fills/per-km-rules.ts';
import type { FuelPerKm } from '#domain/fills/overview-schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { currenciesOf } from '#domain/money/totals.ts';
import { PaidKind, type CostsOfCar } from './costs-schema.ts';
import { costPerKm, drivenIn, firstMonth, perKm } from './distance-rules.ts';

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
  /** The day of the purchase, else the first of the month in which something was paid first. */
  since: string | null;
  /** Until the sale or today; null below one. */
  months: number | null;
  /** Null without two mileages that are far enough apart. `from` and `to` are months. */
  driven: { km: number; from: string; to: string } | null;
  /** The distance that fuel is counted over. */
  fuel: FuelPerKm | null;
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
  const driven = drivenIn(costs, purchase);
  const prices = [bought, sold].filter((price) => price !== null);
  return {
    since,
    months,
    driven: driven && { km: driven.km, from: driven.from, to: driven.to },
    fuel: fuelPerKm(costs.stretches),
    currencies: currenciesOf([...costs.paid, ...prices]).map((currency) => {
      const paid = costs.paid.filter((one) => one.currency === currency);
      const shares = driven && costPerKm(costs, driven, currency).all;
      const amountsOf = (some: CostsOfCar['paid'], each: number | null): Amounts => {
        const minor = some.reduce((total, one) => total + one.minor, 0);
        return { minor, perKm: each, perMonth: some.length === 0 || months === null ? null : minor / months };
      };
      const inMinor = (price: typeof bought) =>
        price?.currency === currency ? toMinor(price.amount, currency) : null;
      const [purchaseMinor, saleMinor] = [inMinor(bought), inMinor(sold)];
      const running = amountsOf(paid, shares && shares.total);
      return {
        currency,
        kinds: PaidKind.options.flatMap((kind) => {
          const own = paid.filter((one) => one.kind === kind);
          const each = kind === 'fuel' ? (shares?.fuel ?? null) : driven && perKm(own, driven);
          return own.length === 0 ? [] : [{ kind, ...amountsOf(own, each) }];
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

function firstDay({ paid }: CostsOfCar): string | null {
  const first = firstMonth(paid);
  return first === undefined ? null : `${first}-01`;
}

function monthsBetween(since: string | null, until: string): number | null {
  const months = since === null ? 0 : daysBetween(since, until) / DAYS_PER_MONTH;
  return months < 1 ? null : months;
}
