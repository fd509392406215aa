import { currenciesOf } from './cost-rules.ts';
import type { PaidKind } from './costs-schema.ts';
import type { Paid } from './monthly-costs.ts';

export type Payment = Paid<PaidKind>;

/** In minor units, fuel and charging included. A year is a calendar year with all that is dated in it. */
export type Spending = {
  currency: string;
  thisMonth: number;
  thisYear: number;
  /** Of last year up to the same day. */
  lastYearToDate: number;
  lastYear: number;
  lifetime: number;
};

/** What was paid, each currency by itself, the one with the most payments first. */
export function spendingOf(payments: readonly Payment[], today: string): Spending[] {
  const priced = payments.filter(({ costMinor }) => costMinor !== null);
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  const lastYear = String(Number(year) - 1);
  // Not always a day: after 28 February it comes all the same.
  const yearAgo = `${lastYear}${today.slice(4)}`;
  return currenciesOf(priced).map((currency) => {
    const sum = (of: (date: string) => boolean) =>
      priced.reduce(
        (total, one) => total + (one.currency === currency && of(one.date) ? one.costMinor! : 0),
        0,
      );
    return {
      currency,
      thisMonth: sum((date) => date.startsWith(month)),
      thisYear: sum((date) => date.startsWith(year)),
      lastYearToDate: sum((date) => date.startsWith(lastYear) && date <= yearAgo),
      lastYear: sum((date) => date.startsWith(lastYear)),
      lifetime: sum(() => true),
    };
  });
}
