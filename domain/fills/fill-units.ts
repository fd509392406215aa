import { KM, LITERS, type Units, type VolumeUnit } from '#domain/units/units.ts';
import { unitOf, type Unit } from './energy-names.ts';
import type { Energy } from './schema.ts';

export type FillUnit = VolumeUnit | Exclude<Unit, 'L'>;

export type ConsumptionSymbol =
  | `${Unit}/100 km`
  | `km/${Unit}`
  | `mi/${'kWh' | 'kg'}`
  | `mpg (${'US' | 'UK'})`;

export const fillUnitOf = (energy: Energy, { volumeUnit }: Pick<Units, 'volumeUnit'>): FillUnit => {
  const unit = unitOf(energy);
  return unit === 'L' ? volumeUnit : unit;
};

export const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** How many liters, kWh or kg one unit is. */
export const sizeOf = (unit: FillUnit): number => (unit === 'kWh' || unit === 'kg' ? 1 : LITERS[unit]);

const isPerDistance = ({ consumptionUnit }: Units) => consumptionUnit === 'per-100-km';

/** @param per100 liters, kWh or kg per 100 km; above zero */
export function consumptionIn(
  energy: Energy,
  per100: number,
  units: Units,
): { value: number; symbol: ConsumptionSymbol } {
  const unit = unitOf(energy);
  const { consumptionUnit } = units;
  if (consumptionUnit === 'per-100-km') return { value: per100, symbol: `${unit}/100 km` };
  if (consumptionUnit === 'km-per-unit') return { value: 100 / per100, symbol: `km/${unit}` };
  const miles = 100 / KM.mi / per100;
  if (unit !== 'L') return { value: miles, symbol: `mi/${unit}` };
  return consumptionUnit === 'mpg-us'
    ? { value: miles * LITERS['gal-us'], symbol: 'mpg (US)' }
    : { value: miles * LITERS['gal-uk'], symbol: 'mpg (UK)' };
}

/** The error band in the unit of the car; linearized for units of distance per amount. */
export const bandIn = (
  energy: Energy,
  { per100, band }: { per100: number; band: number },
  units: Units,
): number => (isPerDistance(units) ? band : consumptionIn(energy, per100, units).value * (band / per100));

/** Orders two figures for display: in distance per amount the lowest consumption is the largest number. */
export const ascending = (
  { lowest, highest }: { lowest: number; highest: number },
  units: Units,
): readonly [number, number] => (isPerDistance(units) ? [lowest, highest] : [highest, lowest]);
