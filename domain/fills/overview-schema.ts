import type { Id } from '#domain/ids.ts';
import type { Energy } from './schema.ts';

/** `yyyy-MM` */
type Month = string;
/** Liters, kWh or kg per 100 km. */
type Per100 = number;

/** Sums of intervals: km, and thousandths of the unit. */
type Use = { km: number; amount: number };

export type MonthUse = Use & { month: Month };

export type EnergySummary = {
  energy: Energy;
  figures: { average: Per100; lowest: Per100; highest: Per100; lastFive: Per100 } | null;
  estimate: { per100: Per100; band: Per100 } | null;
  rise: { before: Per100; now: Per100 } | null;
  /** By the month in which an interval ends, oldest first. */
  months: MonthUse[];
  stations: (Use & { station: string; intervals: number })[];
};

export type Purchase = {
  month: Month;
  energy: Energy;
  currency: string;
  /** Of what has a cost, in thousandths. */
  amount: number;
  minor: number;
  /** Of it for an unknown amount: no part of a price. */
  unknown: number;
  /** The price of a liter, kWh or kg in minor units; null where no cost is known. */
  lowest: number | null;
  highest: number | null;
  /** A cost or a fill-up is missing: more was paid than is known. */
  isIncomplete: boolean;
};

export type StationPrice = {
  station: string;
  energy: Energy;
  currency: string;
  fills: number;
  amount: number;
  minor: number;
};

/** What fuel costs; `from` and `to` are the first and the last month of the distance. */
export type FuelPerKm = {
  from: Month;
  to: Month;
  km: number;
  /** For a km, in fractions of minor units; a currency each: never summed across. */
  costs: { currency: string; minor: number }[];
};

export type FillSummary = {
  /** Of what drives the car, each energy by itself; the most used first. */
  energies: EnergySummary[];
  perKm: FuelPerKm | null;
  /** Oldest first. */
  purchases: Purchase[];
  /** Those with the most fill-ups first. */
  stations: StationPrice[];
};

export type FillMark = {
  id: Id;
  per100: Per100 | null;
  isContradicted: boolean;
  unusual: 'low' | 'high' | null;
};
