import { unitOf } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';

export type Distance = 'km' | 'mi';
export type Volume = 'l' | 'usgal' | 'ukgal';

const KM_PER_MILE = 1.609344;
const LITRES: Record<Volume, number> = { l: 1, usgal: 3.785411784, ukgal: 4.54609 };

export const toKm = (value: number, unit: Distance): number =>
  Math.round(unit === 'mi' ? value * KM_PER_MILE : value);

/**
 * Thousandths of a litre, of a kWh or of a kilogram; electricity and gas by weight have one unit everywhere.
 * Null: gas in gallons, which says neither volume nor weight.
 */
export function toAmount(value: number, energy: Energy, unit: Volume): number | null {
  if (unitOf(energy) === 'L') return Math.round(value * LITRES[unit] * 1000);
  return energy === 'cng' && unit !== 'l' ? null : Math.round(value * 1000);
}

const key = (text: string) => text.toLowerCase().replaceAll(/[\s._()-]/g, '');

const DISTANCES: Record<string, Distance> = {
  km: 'km',
  kms: 'km',
  kilometer: 'km',
  kilometers: 'km',
  kilometre: 'km',
  kilometres: 'km',
  км: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
};

export const distanceOf = (text: string): Distance | undefined => DISTANCES[key(text)];

const VOLUMES: Record<string, Volume | 'gal'> = {
  l: 'l',
  л: 'l',
  ltr: 'l',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  litros: 'l',
  galus: 'usgal',
  usgal: 'usgal',
  usgallon: 'usgal',
  usgallons: 'usgal',
  gallonus: 'usgal',
  galuk: 'ukgal',
  ukgal: 'ukgal',
  ukgallon: 'ukgal',
  ukgallons: 'ukgal',
  imperialgallon: 'ukgal',
  imperialgallons: 'ukgal',
  galimp: 'ukgal',
  gallonuk: 'ukgal',
  gallonsus: 'usgal',
  gallonsuk: 'ukgal',
  gal: 'gal',
  gallon: 'gal',
  gallons: 'gal',
};

/** 'gal': of which country is not said. */
export const volumeOf = (text: string): Volume | 'gal' | undefined => VOLUMES[key(text)];
