import { monthOfDay } from '#domain/months.ts';

export type Paid<Kind> = { date: string; kind: Kind; currency: string; costMinor: number | null };
type Sum<Kind> = { month: string; kind: Kind; currency: string; minor: number };

/** Sums per month, kind and currency, in this order. */
export function monthlyCosts<Kind extends string | null>(paid: readonly Paid<Kind>[]): Sum<Kind>[] {
  const sums = new Map<string, Sum<Kind>>();
  for (const { date, kind, currency, costMinor } of paid) {
    if (costMinor === null) continue;
    const month = monthOfDay(date);
    const key = `${month} ${kind ?? '~'} ${currency}`;
    const sum = sums.get(key);
    if (sum) sum.minor += costMinor;
    else sums.set(key, { month, kind, currency, minor: costMinor });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
