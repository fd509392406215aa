import type { Total } from './schema.ts';

/** The largest first; never added across currencies. */
export function sumByCurrency(amounts: readonly (Total | null)[]): Total[] {
  const sums = new Map<string, number>();
  for (const amount of amounts)
    if (amount) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.minor);
  return [...sums]
    .map(([currency, minor]) => ({ minor, currency }))
    .toSorted((a, b) => b.minor - a.minor || (a.currency < b.currency ? -1 : 1));
}
