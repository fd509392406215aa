import { formatMonth, formatNumber, HARD_SPACE } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { fromKm, KM, type DistanceUnit, type Units } from './units.ts';

/** Words together with the units of a car, so that no text about it can forget them. */
export interface CarWords extends Words {
  readonly units: Units;
}

export const withUnits = (words: Words, units: Units): CarWords => ({ ...words, units });

type Numbers = Pick<CarWords, 'language' | 'units'>;

/** '125 000 km', '77 671 mi'; of a difference, a reading or an interval. */
export const formatDistance = (km: number, { units: { distanceUnit }, language }: Numbers): string =>
  `${formatNumber(fromKm(km, distanceUnit), language)}${HARD_SPACE}${distanceUnit}`;

/** 'March 2026 – November 2026 · 12 868 km' */
export const spanText = (
  { from, to, km }: { from: string; to: string; km: number },
  words: Numbers,
): string =>
  `${formatMonth(from, words.language)} – ${formatMonth(to, words.language)} · ${formatDistance(km, words)}`;

/** For a model: '125000 km'. */
export const plainDistance = (
  km: number,
  { distanceUnit = 'km' }: { distanceUnit?: DistanceUnit | undefined },
): string => `${fromKm(km, distanceUnit)} ${distanceUnit}`;

/** The difference between two shown readings is exactly what their numbers differ by. */
export const distanceBetween = (fromReading: number, toReading: number, unit: DistanceUnit): number =>
  Math.round((fromKm(toReading, unit) - fromKm(fromReading, unit)) * KM[unit]);

export const perDistance = (perKm: number, { units }: Pick<CarWords, 'units'>): number =>
  perKm * KM[units.distanceUnit];

type Label = Record<DistanceUnit, Phrase>;

export const distanceLabels = {
  mileage: { km: 'Mileage (km)', mi: 'Mileage (mi)' },
  distance: { km: 'Distance (km)', mi: 'Distance (mi)' },
  every: { km: 'Every (km)', mi: 'Every (mi)' },
  atPurchase: { km: 'Mileage when bought (km)', mi: 'Mileage when bought (mi)' },
  atStart: { km: 'Mileage at the start (km)', mi: 'Mileage at the start (mi)' },
  allowed: { km: 'Allowed distance (km)', mi: 'Allowed distance (mi)' },
  inAYear: { km: 'Annual distance (km)', mi: 'Annual distance (mi)' },
  dueAt: { km: 'Due at (km)', mi: 'Due at (mi)' },
} as const satisfies Record<string, Label>;
export type DistanceLabel = keyof typeof distanceLabels;

export const costPerDistance: Label = { km: 'Cost per km', mi: 'Cost per mile' };
export const fuelPerDistance: Label = { km: 'Fuel costs per km', mi: 'Fuel costs per mile' };
export const costPerHundred: Label = { km: 'Cost per 100 km', mi: 'Cost per 100 mi' };
export const perDistanceLabel: Label = { km: 'Per km', mi: 'Per mile' };
export const costPerDistanceByYear: Label = { km: 'Cost per km by year', mi: 'Cost per mile by year' };
export const amountPerDistance: Label = { km: '{amount} per km', mi: '{amount} per mile' };
export const everyDistance: Label = { km: 'Every {n} km', mi: 'Every {n} mi' };
