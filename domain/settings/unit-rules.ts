import type { Language } from '#domain/language/words.ts';
import { AMERICAN, BRITISH, METRIC, type DistanceUnit, type Units } from '#domain/units/units.ts';
import { proposedCurrency, type Place } from './currency-rules.ts';

/** For the first car, beside the proposed currency; not everybody who pays in dollars drives in miles. */
export function proposedUnits(language: Language, place: Place): Units {
  const currency = proposedCurrency(language, place);
  if (currency === 'GBP') return BRITISH;
  return currency === 'USD' && /-US\b/.test(place.locale ?? '') ? AMERICAN : METRIC;
}

/** What goes with a chosen distance. */
export const unitsWith = (distanceUnit: DistanceUnit, proposed: Units): Units =>
  distanceUnit === proposed.distanceUnit ? proposed : { ...METRIC, distanceUnit };
