/** Two of the three give the third: an amount in units, the price of one, and the total. */
export type Priced = { amount: number | null; price: number | null; total: number | null };

/** More than this apart, as a share, is a contradiction and not rounding. */
const TOLERANCE = 0.01;

export function completePrice({ amount, price, total }: Priced): Priced {
  if (total === null && amount !== null && price !== null) return { amount, price, total: amount * price };
  if (price === null && amount !== null && total !== null && amount > 0)
    return { amount, price: total / amount, total };
  if (amount === null && price !== null && total !== null && price > 0)
    return { amount: total / price, price, total };
  return { amount, price, total };
}

/** What the amount costs at that price, where the total is more than rounding away from it; else null. */
export function contradictingTotal({ amount, price, total }: Priced): number | null {
  if (amount === null || price === null || total === null) return null;
  const product = amount * price;
  return Math.abs(product - total) > TOLERANCE * Math.max(product, total) ? product : null;
}
