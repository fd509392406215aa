import { stationKey } from './chain-rules.ts';
import type { FillFormValues } from './form-values.ts';
import { pumpPrice } from './price-rules.ts';
import { priceFieldText, type Shown } from './price-text.ts';
import type { Fill } from './schema.ts';

type Bought = Pick<Fill, 'energy' | 'currency' | 'amount' | 'cost'> &
  Partial<Pick<Fill, 'price' | 'discount' | 'station'>>;
type Of = Pick<FillFormValues, 'energy' | 'currency' | 'station'>;

const placeOf = (station: string | null = null) => stationKey(station) ?? '';

/** The last price at that place as text for the price field; '' if unknown. @param fills newest first */
export function lastPrice(fills: readonly Bought[], of: Of, shown: Shown): string {
  const { energy, currency } = of;
  const last = fills.find(
    (one) =>
      one.energy === energy &&
      one.currency === currency &&
      placeOf(one.station) === placeOf(of.station) &&
      pumpPrice(one) !== null,
  );
  return last ? priceFieldText(pumpPrice(last)!, energy, shown) : '';
}

/**
 * A suggested price that the owner has not changed follows energy, currency and place, and is cleared once amount and
 * total are typed.
 */
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
