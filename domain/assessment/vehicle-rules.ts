import { METRIC, type DistanceUnit } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import { type BilingualText, inLanguage } from './bilingual-text.ts';
import {
  ABSENT_WITH_FUEL,
  ABSENT_WITH_GEARBOX,
  ASK_TIMING_BELT,
  ASKS_FUEL,
  ASKS_GEARBOX,
  TIMING_BELT_KM,
} from './knowledge/absent-parts.ts';
import type { AssessmentLanguage, Category } from './schema.ts';

export type Vehicle = {
  fuelType?: string | null | undefined;
  transmission?: string | null | undefined;
  /** km */
  mileage?: number | null | undefined;
  /** In which it is told; without one in km. */
  distanceUnit?: DistanceUnit | undefined;
};

/** Whether a knowledge text applies to such a car: no spark plugs in a diesel, no oil in an electric car. */
export function fitsVehicle({ en }: BilingualText, { fuelType, transmission }: Vehicle): boolean {
  if (fuelType && fuelType !== 'other' && ASKS_FUEL.test(en)) return false;
  if (transmission && transmission !== 'other' && ASKS_GEARBOX.test(en)) return false;
  const absent = [fuelType && ABSENT_WITH_FUEL[fuelType], transmission && ABSENT_WITH_GEARBOX[transmission]];
  return absent.every((parts) => !parts || !parts.names.test(en) || parts.keeps?.test(en));
}

export function mileageAdvice(
  category: Category,
  { mileage, fuelType, distanceUnit = 'km' }: Vehicle,
  language: AssessmentLanguage,
): string[] {
  if (category !== 'engine_fuel' || fuelType === 'electric' || (mileage ?? 0) < TIMING_BELT_KM) return [];
  const km = formatDistance(mileage ?? 0, { units: { ...METRIC, distanceUnit }, language });
  return [inLanguage(ASK_TIMING_BELT, language).replace('{km}', () => km)];
}
