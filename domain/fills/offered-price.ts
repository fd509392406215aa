import type { FillFormValues } from './form-values.ts';
import { pumpPrice } from './price-rules.ts';
import { priceFieldText, type Shown } from './price-text.ts';
import type { Fill } from './schema.ts';

type Bought = Pick<Fill, 'energy' | 'currency' | 'amount' | 'cost'> &
  Partial<Pick<Fill, 'price' | 'discount'>>;
type Of = Pick<FillFormValues, 'energy' | 'currency'>;

/** As the field of the price keeps it; '' when it is not known. @param fills newest first */
export function lastPrice(fills: readonly Bought[], { energy, currency }: Of, shown: Shown): string {
  const last = fills.find((one) => one.energy === energy && one.currency === currency && one.cost !== null);
  return last ? priceFieldText(pumpPrice(last)!, energy, shown) : '';
}

/** An untouched offer follows energy and currency, and gives way to an amount with a total. */
export function withOfferedPrice(
  before: FillFormValues,
  to: Partial<FillFormValues>,
  offeredFor: (of: Of) => string,
): Partial<FillFormValues> {
  const isTyped = to.price !== undefined && to.energy === undefined;
  if (isTyped || before.price !== offeredFor(before)) return to;
  const after = { ...before, ...to };
  const isSaid = after.amount.trim() !== '' && after.total.trim() !== '';
  return { ...to, price: isSaid ? '' : offeredFor(after) };
}
