import { decimalSign } from '#domain/language/typed-numbers.ts';
import type { Language } from '#domain/language/words.ts';
import { decimalText, markedText, parseVolumePrice } from '#domain/units/typed.ts';
import { VOLUME_UNITS, type Units, type VolumeUnit } from '#domain/units/units.ts';
import { fillUnitOf, sizeOf } from './fill-units.ts';
import { roundedPrice } from './price-rules.ts';
import type { Energy } from './schema.ts';

export type Shown = { language: Language; units: Pick<Units, 'volumeUnit'> };

const THOUSAND = 1000;

/** kWh and kg are typed as they are stored, like liters. */
export function typedUnitOf(energy: Energy, units: Shown['units']): VolumeUnit {
  const unit = fillUnitOf(energy, units);
  return unit === 'kWh' || unit === 'kg' ? 'L' : unit;
}

function textIn(price: number, unit: VolumeUnit, language: Language): string {
  const thousandths = Math.round(price * THOUSAND * sizeOf(unit));
  if (thousandths === 0) return '';
  return markedText(decimalText(thousandths, decimalSign(language)), unit);
}

/** The text of the price field, in the unit of the car; '' for zero. @param price of a liter, kWh or kg */
export const priceFieldText = (price: number, energy: Energy, { language, units }: Shown): string =>
  textIn(price, typedUnitOf(energy, units), language);

/** The text as it was typed: in the unit in which the price has three decimals. */
export function typedPriceText(price: number, energy: Energy, { language, units }: Shown): string {
  const texts = [typedUnitOf(energy, units), ...VOLUME_UNITS].map((unit) => textIn(price, unit, language));
  return texts.find((text) => roundedPrice(parseVolumePrice(text) ?? 0) === price) ?? texts[0]!;
}
