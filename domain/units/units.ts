export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Of liquids; electricity is always in kWh, CNG in kg. */
export const VOLUME_UNITS = ['L', 'gal-us', 'gal-uk'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/**
 * For every energy: 'km-per-unit' means km/L, km/kWh or km/kg, and either mpg means mi/kWh or mi/kg for electricity
 * and gas.
 */
export const CONSUMPTION_UNITS = ['per-100-km', 'km-per-unit', 'mpg-us', 'mpg-uk'] as const;
export type ConsumptionUnit = (typeof CONSUMPTION_UNITS)[number];

/** How the values of a car are shown and typed; they are stored in km and thousandths of a liter. */
export type Units = {
  distanceUnit: DistanceUnit;
  volumeUnit: VolumeUnit;
  consumptionUnit: ConsumptionUnit;
};

export const METRIC: Units = { distanceUnit: 'km', volumeUnit: 'L', consumptionUnit: 'per-100-km' };

export const KM: Record<DistanceUnit, number> = { km: 1, mi: 1.609344 };
export const LITERS: Record<VolumeUnit, number> = { L: 1, 'gal-us': 3.785411784, 'gal-uk': 4.54609 };

/** Rounds to whole km. A mile is longer than a km, so `fromKm` restores every whole mile. */
export const toKm = (distance: number, unit: DistanceUnit): number => Math.round(distance * KM[unit]);

export const fromKm = (km: number, unit: DistanceUnit): number => Math.round(km / KM[unit]);

/** The km that stand for all values shown as the same number. */
export const asShown = (km: number, unit: DistanceUnit): number => toKm(fromKm(km, unit), unit);

/** Adds in the shown unit, so that the sum matches the numbers on the screen. @returns km */
export const addDistance = (km: number, more: number, unit: DistanceUnit): number =>
  toKm(fromKm(km, unit) + fromKm(more, unit), unit);

/** Rounds to thousandths of a liter, which are finer than those of a gallon, so gallons are restored exactly. */
export const toMilliliters = (thousandths: number, unit: VolumeUnit): number =>
  Math.round(thousandths * LITERS[unit]);

/** Whole thousandths of the unit. */
export const fromMilliliters = (milliliters: number, unit: VolumeUnit): number =>
  Math.round(milliliters / LITERS[unit]);

/** A new car starts with the units of the newest one. @param cars oldest first @param first of the first one */
export const usualUnits = (cars: readonly Units[] | undefined, first = METRIC): Units => {
  const { distanceUnit, volumeUnit, consumptionUnit } = cars?.at(-1) ?? first;
  return { distanceUnit, volumeUnit, consumptionUnit };
};
