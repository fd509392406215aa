export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Of liquids; electricity is always in kWh, CNG in kg. */
export const VOLUME_UNITS = ['L', 'gal-us', 'gal-uk'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** Of every energy: 'km-per-unit' is km/L, km/kWh and km/kg, both kinds of mpg are mi/kWh and mi/kg. */
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

/** Whole km. A mile is longer, so `fromKm` gives every whole mile back: nothing else need be stored. */
export const toKm = (distance: number, unit: DistanceUnit): number => Math.round(distance * KM[unit]);

export const fromKm = (km: number, unit: DistanceUnit): number => Math.round(km / KM[unit]);

/** Of all km that show the same number, one. @returns km */
export const asShown = (km: number, unit: DistanceUnit): number => toKm(fromKm(km, unit), unit);

/** As the numbers that are shown add up. @returns km */
export const addDistance = (km: number, more: number, unit: DistanceUnit): number =>
  toKm(fromKm(km, unit) + fromKm(more, unit), unit);

/** Whole thousandths of a liter; the thousandth of a gallon is more, so it comes back the same. */
export const toMilliliters = (thousandths: number, unit: VolumeUnit): number =>
  Math.round(thousandths * LITERS[unit]);

/** Whole thousandths of the unit. */
export const fromMilliliters = (milliliters: number, unit: VolumeUnit): number =>
  Math.round(milliliters / LITERS[unit]);

/** Of a new car: those of the account's last one. @param cars oldest first */
export const usualUnits = (cars: readonly Units[] | undefined): Units => {
  const { distanceUnit, volumeUnit, consumptionUnit } = cars?.at(-1) ?? METRIC;
  return { distanceUnit, volumeUnit, consumptionUnit };
};
