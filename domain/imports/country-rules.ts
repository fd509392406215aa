import { LITERS } from '#domain/units/units.ts';
import { headerWords } from './header-words.ts';
import type { Volume } from './unit-rules.ts';

/** Letters of languages whose speakers count in km and liters; Spanish is spoken where fuel is sold by the gallon. */
const LETTERS = /(?![a-záéíóúüñªº])\p{L}/iu;
/** The same of headings without such letters. */
const WORDS = new Set(
  'datum datums jour giorno dato menge kosten betrag preis bemerkung bemerkungen strecke tankstelle litri summa cena nobraukums odometrs belopp kostnad pris pvm hinta hind kaina pastabos koszt kwota przebieg licznik importo spesa chilometri bedrag prijs opmerking montant prix compteur remarques lieu custo quilometragem'.split(
    ' ',
  ),
);
/** Of countries with km and liters, to which cars hardly come from others. */
const MONEY = new Set(
  'AUD BGN BRL CHF CNY CZK DKK HUF ILS INR JPY KRW NOK NZD PLN RON RSD RUB SEK TRY UAH ZAR'.split(' '),
);

const IMPERIAL = /(?<!\p{L})(miles|meil|mijl|milj|gal(l?on|\.))/iu;

/** Whether headings or money are of countries with km and liters only, and nothing speaks of miles. */
export const isMetric = (
  headers: readonly string[],
  { currencies, title }: { currencies: readonly string[]; title: string },
): boolean =>
  ![...headers, title].some((text) => IMPERIAL.test(text)) &&
  ((currencies.length > 0 && currencies.every((one) => MONEY.has(one))) ||
    headers.some(
      (header) => LETTERS.test(header) || headerWords(header).words.some((word) => WORDS.has(word)),
    ));

/**
 * What fuel cost in the last twenty years: a liter at most `liter`, from gas to the dearest petrol, a gallon at least
 * `gallon`; and which gallon is sold for that money.
 */
const PRICES: Partial<Record<string, { liter: number; gallon: number; sold?: Volume }>> = {
  EUR: { liter: 2.8, gallon: 3 },
  GBP: { liter: 2.4, gallon: 3.2, sold: 'ukgal' },
  USD: { liter: 2.1, gallon: 1, sold: 'usgal' },
};

/** Which of the units a price leaves. */
export function volumesAt(price: number, currency: string, units: readonly Volume[]): readonly Volume[] {
  const usual = PRICES[currency];
  if (!usual) return units;
  const isOfLiter = price <= usual.liter && units.includes('l');
  const isOfGallon = price >= usual.gallon && price <= usual.liter * LITERS['gal-uk'];
  if (isOfLiter === isOfGallon) return units;
  if (isOfLiter) return ['l'];
  return usual.sold ? [usual.sold] : units.filter((unit) => unit !== 'l');
}
