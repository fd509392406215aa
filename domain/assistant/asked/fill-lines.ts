import { fold } from '#domain/assessment/text-reading.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { fillUnitOf, rounded, sizeOf } from '#domain/fills/fill-units.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { type Amount, formatLongDay, formatMoney, formatNumber } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { formatDistance } from '#domain/units/words.ts';
import type { FillFact } from '../car-facts.ts';
import { type Asked, unitText } from './wording.ts';

export const costOf = ({ cost, currency }: FillFact): Amount | null =>
  cost === null ? null : { minor: toMinor(cost, currency), currency };

export function quantity(amount: number, energy: Energy, asked: Asked): string {
  const value = amount / 1000 / sizeOf(fillUnitOf(energy, asked.units));
  return `${formatNumber(rounded(value, 2), asked.language)}\u00A0${unitText(energy, asked)}`;
}

export function amountText(fills: readonly FillFact[], asked: Asked): string {
  const sums = Map.groupBy(fills, ({ energy }) => unitOf(energy));
  return [...sums.values()]
    .map((some) =>
      quantity(
        some.reduce((sum, { amount }) => sum + amount, 0),
        some[0]!.energy,
        asked,
      ),
    )
    .join(' + ');
}

export function fillLine(fill: FillFact, asked: Asked): string {
  const { language } = asked;
  const cost = costOf(fill);
  return [
    `${formatLongDay(fill.date, language)}: ${quantity(fill.amount, fill.energy, asked)}`,
    ...(cost ? [formatMoney(cost, language)] : []),
    ...(fill.km === null ? [] : [formatDistance(fill.km, asked)]),
    ...(fill.station ? [fill.station] : []),
  ].join(', ');
}

const TO_THE_BRIM = /\bfull (?:tank|fill)|\bpiln\w+ (?:bak|uzpild)/;

/** At the stations of the question, newest first; of full tanks only those. */
export function fillsAsked({ facts, frame, question }: Asked): FillFact[] {
  const { garages } = frame;
  const isOfFull = TO_THE_BRIM.test(fold(question));
  return (facts.fills ?? []).filter(
    ({ station, isFull }) =>
      (garages.length === 0 || (station !== null && garages.includes(station))) && (isFull || !isOfFull),
  );
}

export const hasOtherCurrency = (fills: readonly FillFact[], { facts }: Asked) =>
  fills.some(({ cost, currency }) => cost !== null && currency !== facts.currency);

/** Those with a cost in the owner's currency; where there are none, in the currency of the newest. */
export function ofOneCurrency(fills: readonly FillFact[], { facts }: Asked): FillFact[] {
  const priced = fills.filter(({ cost }) => cost !== null);
  const own = priced.find(({ currency }) => currency === facts.currency) ?? priced[0];
  return priced.filter(({ currency }) => currency === own?.currency);
}
