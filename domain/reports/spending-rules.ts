import { currenciesOf } from '#domain/money/totals.ts';
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
  const none = { thisMonth: 0, thisYear: 0, lastYearToDate: 0, lastYear: 0, lifetime: 0 };
  const sums = new Map(currenciesOf(priced).map((currency) => [currency, { currency, ...none }]));
  for (const { currency, date, costMinor } of priced) {
    const sum = sums.get(currency)!;
    const minor = costMinor!;
    sum.lifetime += minor;
    if (date.startsWith(month)) sum.thisMonth += minor;
    if (date.startsWith(year)) sum.thisYear += minor;
    if (!date.startsWith(lastYear)) continue;
    sum.lastYear += minor;
    if (date <= yearAgo) sum.lastYearToDate += minor;
  }
  return [...sums.values()];
}
