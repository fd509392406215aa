import { ENOUGH, spreadOf } from './column-cells.ts';
import { SURE } from './column-names.ts';
import { isUse, NONE, usesOf, type Column, type MONEY, type Solution } from './column-relations.ts';
import type { TableField } from './schema.ts';

export type Money = Record<(typeof MONEY)[number], number>;

/** Amounts times prices are the totals, or are not. */
const PRODUCT = 0.8;
const NO_PRODUCT = -0.5;
const CENTS = [100, 0.01];
const SPREAD = 0.15;
/** A price of a unit changes more than a rate. */
const SHARE = 0.005;
/** What most witnesses say of which factor is the amount. */
const LEAN = 0.1;
const WIDER = 1.5;
/** Money of a table that says nothing of fuel. */
const NO_FUEL = -0.9;

export const isProven = (said: number): boolean => said >= PRODUCT - LEAN;
export const isDenied = (said: number): boolean => said < -SPREAD;

/** Of the middle half, which what is bought seldom does not widen. */
function rangeOf(numbers: readonly (number | null)[]): number {
  const sorted = numbers.filter((one) => one !== null).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return (at(0.75) - at(0.25)) / (at(0.5) || 1);
}

/** Which of two factors of a total is the amount: what was driven used it up, while a price changes little or is one of a few. */
function leanOf(at: Solution['at'], columns: readonly Column[]): number {
  const [amount, price] = [columns[at.amount!]!, columns[at.price!]!];
  const [use, other] = [at.amount!, at.price!].map((column) => isUse(usesOf(at, columns, column)));
  const [wide, narrow] = [amount, price].map(({ cells }) => rangeOf(cells.numbers)) as [number, number];
  const by = (one: number, two: number) => (one > two * WIDER ? 1 : two > one * WIDER ? -1 : 0);
  const votes =
    Number(use) - Number(other) + by(wide, narrow) + by(amount.cells.distinct, price.cells.distinct);
  return LEAN * Math.sign(votes);
}

/** Of a cent, as a price of a unit may have it. */
const isFraction = (paid: number): boolean => Math.round(paid * 1000) % 10 !== 0;

/** What the cells of several columns say together. */
export function evidence(
  { amount, cost, price }: Money,
  at: Solution['at'],
  columns: readonly Column[],
  isUnsaid: boolean,
): number {
  const numbersOf = (column: number) => columns[column]?.cells.numbers ?? [];
  // A price of what?
  if (amount === NONE) return price === NONE ? 0 : NO_FUEL;
  const has = (...fields: TableField[]) => fields.some((field) => at[field] !== undefined);
  const isOfFuel =
    cost !== NONE ||
    (columns[price]?.names.price ?? 0) > SURE ||
    (columns[amount]?.names.amount ?? 0) > SURE ||
    has('trip', 'full', 'partial', 'missed', 'energy') ||
    (has('odometer') && !has('title', 'kind', 'currency'));
  if (!isOfFuel) return NO_FUEL;
  const amounts = numbersOf(amount);
  if (cost !== NONE && price !== NONE) {
    const [costs, prices] = [numbersOf(cost), numbersOf(price)];
    const rows = amounts.flatMap((one, row) => {
      const [total, each] = [costs[row], prices[row]];
      return one && total && each ? [{ total, product: one * each }] : [];
    });
    // Pence per liter, of gallons: the product is the total in another unit.
    const ratios = rows.map(({ total, product }) => total / product);
    const isConstant = rows.length >= ENOUGH && spreadOf(ratios) < 0.01;
    if (rows.length === 0) return 0;
    // Points are what was paid without its cents.
    const areCut = rows.every(({ total, product }) => Number.isInteger(total) && product > total - 0.02);
    if (isUnsaid && areCut && rows.some(({ total, product }) => product > total + 0.5)) return NO_PRODUCT;
    const rightBy = (times: number) =>
      rows.filter(({ total, product }) => Math.abs(product * times - total) <= Math.abs(total) * 0.011 + 0.02)
        .length / rows.length;
    const right = Math.max(...[1, ...CENTS].map(rightBy));
    if (right > 0.7) return PRODUCT + leanOf(at, columns);
    return isConstant ? PRODUCT * 0.6 : right < 0.3 && rows.length > 1 ? NO_PRODUCT : 0;
  }
  const only = cost === NONE ? price : cost;
  if (only === NONE) return 0;
  // A total grows with the amount, a price does not.
  const pairs = amounts.flatMap((one, row) => {
    const paid = numbersOf(only)[row];
    return one && paid ? [{ paid, each: paid / one }] : [];
  });
  if (pairs.length === 0) return 0;
  const [ofEach, ofPaid] = [spreadOf(pairs.map(({ each }) => each)), spreadOf(pairs.map(({ paid }) => paid))];
  // What one costs is much the same in a table; money has decimals.
  const isLike = pairs.length >= ENOUGH && ofEach < 0.1 && ofPaid > ofEach * 2;
  const isPaid = (columns[amount]?.names.amount ?? 0) > 0 && columns[only]!.cells.decimals > 0.5;
  // What is always the same share, or counted in wholes, are points or a tax.
  const isUsedUp = () =>
    ((columns[only]?.names.cost ?? 0) > 0 || columns[only]!.cells.money > 0.5) &&
    columns[amount]!.cells.decimals > 0.5 &&
    ofEach > SHARE &&
    isUse(usesOf(at, columns, amount));
  if (isUnsaid && only === cost && isLike && (isPaid || isUsedUp())) return PRODUCT;
  const isTotal =
    pairs.length >= ENOUGH
      ? ofEach < ofPaid
      : pairs.every(({ paid, each }) => each > 0.4 && !isFraction(paid));
  const isClear = pairs.length >= ENOUGH && Math.max(ofEach, ofPaid) > Math.min(ofEach, ofPaid) * 2;
  return (isTotal === (only === cost) ? SPREAD : -SPREAD) * (isClear ? 2 : 1);
}
