import { unitOf } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { LITERS, type DistanceUnit, type VolumeUnit } from '#domain/units/units.ts';
import { lookUp, namesByWord } from './look-up.ts';

export type Distance = DistanceUnit;
export type Volume = 'l' | 'usgal' | 'ukgal';

export const volumeUnits: Record<Volume, VolumeUnit> = { l: 'L', usgal: 'gal-us', ukgal: 'gal-uk' };

export const volumeOfUnit = (unit: VolumeUnit): Volume =>
  (Object.keys(volumeUnits) as Volume[]).find((one) => volumeUnits[one] === unit)!;

/** What a car that is added shows, as far as its file says it. */
export const unitsOfCar = (
  distance: Distance | undefined,
  volume: Volume | null,
): { distanceUnit?: DistanceUnit; volumeUnit?: VolumeUnit } => ({
  ...(distance && { distanceUnit: distance }),
  ...(volume && { volumeUnit: volumeUnits[volume] }),
});

/** Thousandths of a liter, kWh or kg; null for gas in gallons, which says neither volume nor weight. */
export function toAmount(value: number, energy: Energy, unit: Volume): number | null {
  if (unitOf(energy) === 'L') return Math.round(value * LITERS[volumeUnits[unit]] * 1000);
  return energy === 'cng' && unit !== 'l' ? null : Math.round(value * 1000);
}

/** Liters, kWh or kg in what an amount was given in. */
export const sizeOfVolume = (unit: Volume, energy: Energy): number =>
  unitOf(energy) === 'L' ? LITERS[volumeUnits[unit]] : 1;

const key = (text: string) => text.toLowerCase().replaceAll(/[\s._()-]/g, '');

const DISTANCES = namesByWord<Distance>(
  'km: km kms kilometer kilometers kilometre kilometres км χλμ χμ | mi: mi mile miles',
);

export const distanceOf = (text: string): Distance | undefined => lookUp(DISTANCES, key(text));

/** Ten kilometers, in Sweden and Norway. */
export const isMil = (text: string): boolean => /(?<!\p{L})mil(?![\p{L}. ]*km)(?!\p{L})/iu.test(text);

export const isUnitOfDistance = (text: string): boolean => distanceOf(text) !== undefined || isMil(text);

const VOLUMES = namesByWord<Volume | 'gal'>(
  `l: l л liitrit liitrid | usgal: galus usgal usgallon usgallons gallonus gallonsus
  | ukgal: galuk ukgal ukgallon ukgallons imperialgallon imperialgallons galimp gallonuk gallonsuk
  | gal: gal gallon gallons gals gall galls galones galões galony галлоны`,
);

/** 'gal': of which country is not said. */
export const volumeOf = (text: string): Volume | 'gal' | undefined =>
  lookUp(VOLUMES, key(text)) ?? (LITERS_OF.test(key(text)) ? 'l' : undefined);
/** In the cases and numbers of the languages. */
const LITERS_OF =
  /^(l[ií]t(er|re|r[aeioůyuóūsį]?|ar|ara)\p{L}{0,2}|lt(r|rs)?\.?|л[иі]тр\p{L}{0,2}|λίτρ\p{L}{1,2}|λ|lít\p{L}{0,4}|리터|ℓ)$/u;
