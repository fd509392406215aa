import type { Language } from '#domain/language/words.ts';
import { markedText } from '#domain/units/typed.ts';
import type { Units } from '#domain/units/units.ts';
import { fillUnitOf, sizeOf } from './fill-units.ts';
import type { FillFormValues } from './form-values.ts';
import type { Fill } from './schema.ts';

type Bought = Pick<Fill, 'energy' | 'currency' | 'amount' | 'cost'>;
type Of = Pick<FillFormValues, 'energy' | 'currency'>;
type Shown = { language: Language; units: Pick<Units, 'volumeUnit'> };

const THOUSAND = 1000;

/**
 * What a unit of this energy cost the last time, as the field of the price keeps it; '' when that is not known.
 * @param fills newest first
 */
export function lastPrice(
  fills: readonly Bought[],
  { energy, currency }: Of,
  { language, units }: Shown,
): string {
  const last = fills.find((one) => one.energy === energy && one.currency === currency && one.cost !== null);
  if (!last) return '';
  const unit = fillUnitOf(energy, units);
  const thousandths = Math.round((last.cost! / last.amount) * THOUSAND * sizeOf(unit) * THOUSAND);
  if (thousandths === 0) return '';
  const typed = String(thousandths / THOUSAND).replace('.', language === 'lv' ? ',' : '.');
  return markedText(typed, unit === 'kWh' || unit === 'kg' ? 'L' : unit);
}

/**
 * A price that was offered and not touched is that of the chosen energy and currency, and gives way to an amount and a
 * total, which say it themselves.
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
