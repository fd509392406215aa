import type { Language } from '#domain/language/words.ts';
import { METRIC, type DistanceUnit, type Units } from '#domain/units/units.ts';
import { proposedCurrency, type Place } from './currency-rules.ts';

export const BRITISH: Units = { distanceUnit: 'mi', volumeUnit: 'L', consumptionUnit: 'mpg-uk' };
export const AMERICAN: Units = { distanceUnit: 'mi', volumeUnit: 'gal-us', consumptionUnit: 'mpg-us' };

/** For the first car, beside the proposed currency; not everybody who pays in dollars drives in miles. */
export function proposedUnits(language: Language, place: Place): Units {
  const currency = proposedCurrency(language, place);
  if (currency === 'GBP') return BRITISH;
  return currency === 'USD' && /-US\b/.test(place.locale ?? '') ? AMERICAN : METRIC;
}

/** What goes with a chosen distance. */
export const unitsWith = (distanceUnit: DistanceUnit, proposed: Units): Units =>
  distanceUnit === proposed.distanceUnit ? proposed : { ...METRIC, distanceUnit };
