import type { Fill } from './schema.ts';

/** Any two of amount, price per unit and total give the third; a discount lowers the total. */
export type Priced = {
  amount: number | null;
  price: number | null;
  total: number | null;
  discount: number | null;
};

/** A larger relative difference is a contradiction, not rounding. */
const TOLERANCE = 0.01;

const beforeDiscount = (total: number, discount: number | null = null) => total + (discount ?? 0);

export function completePrice(given: Priced): Priced {
  const { amount, price, total, discount } = given;
  if (total === null && amount !== null && price !== null)
    return { ...given, total: amount * price - (discount ?? 0) };
  if (price === null && amount !== null && total !== null && amount > 0)
    return { ...given, price: beforeDiscount(total, discount) / amount };
  if (amount === null && price !== null && total !== null && price > 0)
    return { ...given, amount: beforeDiscount(total, discount) / price };
  return given;
}

/** The total that amount and price give, if the typed one differs by more than rounding; else null. */
export function contradictingTotal({ amount, price, total, discount }: Priced): number | null {
  if (amount === null || price === null || total === null) return null;
  const product = amount * price;
  const expected = product - (discount ?? 0);
  return Math.abs(expected - total) > TOLERANCE * Math.max(product, total) ? expected : null;
}

/** Six decimals per liter restore three decimals per gallon. */
export const roundedPrice = (price: number): number => Math.round(price * 1e6) / 1e6;

/** Prices nearer than this count as equal, as totals are rounded. */
const SAME_PRICE = 0.0001;

/** The typed price, if it does not follow from amount and total; else null. */
export function ownPrice({ amount, price, total, discount }: Priced): number | null {
  if (amount === null || price === null || total === null) return null;
  const said = beforeDiscount(total, discount) / amount;
  return Math.abs(said - price) < SAME_PRICE ? null : roundedPrice(price);
}

type Bought = Pick<Fill, 'amount' | 'cost'> & Partial<Pick<Fill, 'price' | 'discount'>>;

/** Of a liter, kWh or kg, before a discount; null where it is not known. */
export const pumpPrice = ({ amount, cost, price, discount }: Bought): number | null =>
  price ?? (cost === null || amount === null ? null : (beforeDiscount(cost, discount) / amount) * 1000);
