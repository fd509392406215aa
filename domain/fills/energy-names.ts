import type { FuelType } from '#domain/cars/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { Energy, Power } from './schema.ts';

export const energyNames: Record<Energy, Phrase> = {
  gasoline: 'Gasoline',
  diesel: 'Diesel',
  lpg: 'LPG',
  cng: 'CNG',
  e85: 'E85',
  electric: 'Electricity',
  adblue: 'AdBlue',
};

export const powerNames: Record<Power, Phrase> = { ac: 'AC', dc: 'DC' };

export type Unit = 'L' | 'kWh' | 'kg';
export const unitOf = (energy: Energy): Unit => {
  if (energy === 'electric') return 'kWh';
  return energy === 'cng' ? 'kg' : 'L';
};

export const isCharge = (energy: Energy): boolean => energy === 'electric';

/** AdBlue is a cost, never consumption. */
export const isDrivenBy = (energy: Energy): boolean => energy !== 'adblue';

/** The energy to suggest first for a car with this fuel type. */
export const usualEnergy = (fuelType: FuelType | null): Energy => {
  if (fuelType === 'diesel' || fuelType === 'electric') return fuelType;
  return 'gasoline';
};
