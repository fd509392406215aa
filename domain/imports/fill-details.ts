import { roundMoney } from '#domain/money/minor-units.ts';
import { ownPrice, roundedPrice } from '#domain/fills/price-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { isCharge } from '#domain/fills/energy-names.ts';
import type { RowReader } from './row-reader.ts';
import { sizeOfVolume, type Volume } from './unit-rules.ts';

type Columns = { price?: number; priceTimes?: number; discount?: number; socStart?: number; socEnd?: number };

type Bought = {
  energy: Energy;
  /** In thousandths. */
  amount: number | null;
  cost: number | null;
  currency: string;
  volume: Volume;
};

/** Details beyond amount and total; a column is -1 where the file has none. */
export function fillDetails(
  row: RowReader,
  { price: priceAt = -1, priceTimes = 1, discount: discountAt = -1, socStart = -1, socEnd = -1 }: Columns,
  { energy, amount, cost, currency, volume }: Bought,
) {
  // Some write it with a minus.
  const off = Math.abs(row.number(discountAt, 'cost') ?? 0);
  const discount = off === 0 ? null : roundMoney(off, currency);
  const typed = row.number(priceAt, 'cost');
  const price =
    typed === null || typed <= 0 ? null : roundedPrice((typed * priceTimes) / sizeOfVolume(volume, energy));
  const percent = (column: number) => {
    const value = row.number(column, 'cells');
    // Apps write 0 where nothing was entered.
    return !isCharge(energy) || value === null || value <= 0 ? null : Math.round(value);
  };
  return {
    price: ownPrice({ amount: amount === null ? null : amount / 1000, price, total: cost, discount }),
    discount,
    socStart: percent(socStart),
    socEnd: percent(socEnd),
  };
}

type Price = { price: number | null; units: number; discount?: number | null };

/** Where a file has no total: what a price makes of it. Apps write 0 where nothing was entered. */
export const paidFor = (currency: string, { price, units, discount }: Price): number | null =>
  price === null || price === 0 || units === 0
    ? null
    : roundMoney(price * units - Math.abs(discount ?? 0), currency);
