import { formatNumber, formatUnitPrice } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { unitOf, type Unit } from './energy-names.ts';
import type { Energy, Fill } from './schema.ts';

const amounts: Record<Unit, Phrase> = { L: '{n} L', kWh: '{n} kWh', kg: '{n} kg' };
const uses: Record<Unit, Phrase> = { L: '{n} L/100 km', kWh: '{n} kWh/100 km', kg: '{n} kg/100 km' };

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** @param amount in thousandths of the unit */
export const amountText = (energy: Energy, amount: number, { t, language }: Words): string =>
  t(amounts[unitOf(energy)], { n: formatNumber(amount / 1000, language) });

/** @param per100 units per 100 km */
export const consumptionText = (energy: Energy, per100: number, { t, language }: Words): string =>
  t(uses[unitOf(energy)], { n: formatNumber(rounded(per100, 1), language) });

/** Of one unit, with a third decimal; '' without a cost. */
export const priceText = ({ cost, amount, currency }: Fill, { language }: Words): string =>
  cost === null
    ? ''
    : formatUnitPrice({ minor: (toMinor(cost, currency) / amount) * 1000, currency }, language);
