import type { Total } from './schema.ts';

/** The currency with the most entries first; currencies are shown separately. */
export function currenciesOf(costs: readonly { currency: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of costs) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([currency]) => currency);
}

/** The largest first; never added across currencies. */
export function sumByCurrency(amounts: readonly (Total | null)[]): Total[] {
  if (amounts.length === 1) return amounts[0] ? [amounts[0]] : [];
  const sums = new Map<string, number>();
  for (const amount of amounts)
    if (amount) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.minor);
  return [...sums]
    .map(([currency, minor]) => ({ minor, currency }))
    .toSorted((a, b) => b.minor - a.minor || (a.currency < b.currency ? -1 : 1));
}
