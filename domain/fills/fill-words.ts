import { formatDay, formatMoney, formatNumber, formatTime } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { VolumeUnit } from '#domain/units/units.ts';
import type { CarWords } from '#domain/units/words.ts';
import {
  bandIn,
  consumptionIn,
  fillUnitOf,
  rounded,
  sizeOf,
  type ConsumptionSymbol,
  type FillUnit,
} from './fill-units.ts';
import { powerNames } from './energy-names.ts';
import { pumpPrice } from './price-rules.ts';
import type { Energy, Fill } from './schema.ts';

const amounts: Record<FillUnit, Phrase> = {
  L: '{n} L',
  'gal-us': '{n} US gal',
  'gal-uk': '{n} UK gal',
  kWh: '{n} kWh',
  kg: '{n} kg',
};

const liquidUnits: Record<VolumeUnit, Phrase> = { L: 'L', 'gal-us': 'US gal', 'gal-uk': 'UK gal' };

/** The unit alone, for labels: 'L', 'US gal'. */
export function fillUnitText(energy: Energy, { t, units }: CarWords): string {
  const unit = fillUnitOf(energy, units);
  return unit === 'kWh' || unit === 'kg' ? unit : t(liquidUnits[unit]);
}

/** As many decimals as pumps and chargers show, so that values in a list agree. */
const decimalsOf = (unit: FillUnit): number => (unit === 'kWh' ? 1 : 2);

/** @param amount in thousandths of a liter, kWh or kg; null if nobody knows it */
export function amountText(energy: Energy, amount: number | null, { t, language, units }: CarWords): string {
  if (amount === null) return t('Amount unknown');
  const unit = fillUnitOf(energy, units);
  const n = formatNumber(rounded(amount / 1000 / sizeOf(unit), 3), language, decimalsOf(unit));
  return t(amounts[unit], { n });
}

const consumptions: Record<ConsumptionSymbol, Phrase> = {
  'L/100 km': '{n} L/100 km',
  'kWh/100 km': '{n} kWh/100 km',
  'kg/100 km': '{n} kg/100 km',
  'km/L': '{n} km/L',
  'km/kWh': '{n} km/kWh',
  'km/kg': '{n} km/kg',
  'mpg (US)': '{n} mpg (US)',
  'mpg (UK)': '{n} mpg (UK)',
  'mi/kWh': '{n} mi/kWh',
  'mi/kg': '{n} mi/kg',
};

/** With its decimal, so that values agree. */
const withSymbol = (value: number, symbol: ConsumptionSymbol, { t, language }: Words) =>
  t(consumptions[symbol], { n: formatNumber(rounded(value, 1), language, 1) });

/** @param per100 liters, kWh or kg per 100 km */
export function consumptionText(energy: Energy, per100: number, words: CarWords): string {
  const { value, symbol } = consumptionIn(energy, per100, words.units);
  return withSymbol(value, symbol, words);
}

/** @param value in the unit of the car */
export const shownConsumption = (energy: Energy, value: number, words: CarWords): string =>
  withSymbol(value, consumptionIn(energy, 1, words.units).symbol, words);

export const bandText = (
  energy: Energy,
  estimate: { per100: number; band: number },
  words: CarWords,
): string =>
  withSymbol(
    bandIn(energy, estimate, words.units),
    consumptionIn(energy, estimate.per100, words.units).symbol,
    words,
  );

/** Of one unit of the car, in minor units. @param price of a liter, kWh or kg */
export const pricePerUnit = (energy: Energy, price: number, { units }: Pick<CarWords, 'units'>): number =>
  price * sizeOf(fillUnitOf(energy, units));

/** Of one unit, with a third decimal, before a discount; '' where it is not known. */
export const priceText = (fill: Fill, words: CarWords): string => {
  const price = pumpPrice(fill);
  return price === null ? '' : unitPriceText(fill, price, words);
};

/** Of one unit of the car. @param price of a liter, kWh or kg */
export const unitPriceText = (
  { energy, currency }: Pick<Fill, 'energy' | 'currency'>,
  price: number,
  words: CarWords,
): string =>
  formatUnitPrice(
    { minor: pricePerUnit(energy, price * toMinor(1, currency), words), currency },
    words.language,
  );

export function whenText({ date, time }: Pick<Fill, 'date' | 'time'>, { language }: Words): string {
  const day = formatDay(date, language);
  if (time == null) return day;
  const clock = formatTime(`${date}T${time}:00Z`, language, 'UTC');
  return language === 'lv' ? `${day} ${clock}` : `${day}, ${clock}`;
}

export function moreTexts({ discount, currency, socStart, socEnd, power }: Fill, words: CarWords): string[] {
  const { t, language } = words;
  return [
    discount
      ? t('Discount {value}', {
          value: formatMoney({ minor: toMinor(discount, currency), currency }, language),
        })
      : '',
    socStart == null || socEnd === null ? '' : t('{from}% to {to}%', { from: socStart, to: socEnd }),
    power == null ? '' : t(powerNames[power]),
  ].filter((text) => text !== '');
}
