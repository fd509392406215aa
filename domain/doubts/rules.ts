import { daysBetween } from '#domain/days.ts';
import type { DocumentKind } from '#domain/documents/schema.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { drivenAtMost, mayShareDay } from '#domain/mileage/rules.ts';
import { asShown, type DistanceUnit } from '#domain/units/units.ts';

/** `date` is null where only the car's present mileage is known. */
type Reading = { km: number; date: string | null };
type DatedReading = { km: number; date: string };
type NamedCar = { id: Id; name: string };
type Amount = { cost: number | null; currency: string };

/** `name`: the field, in a form with several dates. */
type DateDoubt = { field: 'date'; date: string; name?: string } & (
  | { why: 'future' }
  | { why: 'before-car'; year: number }
);

/** A typed value that is possible and yet probably wrong: the owner is asked before it is saved. */
export type Doubt =
  | DateDoubt
  /** `fits`: another car whose odometer it may be. */
  | { field: 'mileage'; why: 'lower' | 'higher' | 'jump'; km: number; known: Reading; fits?: NamedCar }
  | { field: 'mileage'; why: 'vast'; km: number }
  | { field: 'mileage'; why: 'vast-for-age'; km: number; year: number }
  | { field: 'cost'; why: 'high'; cost: number; currency: string; known: number | null }
  /** The same repair may be there already. */
  | { field: 'cost'; why: 'twice'; cost: number; currency: string; title: string; date: string }
  /** Prices of one liter, kWh or kg. */
  | { field: 'price'; why: 'unlike'; energy: Energy; price: number; currency: string; known: number };

/** In the record's own currency; `mileage` in km. */
export type DoubtedEntry = Amount & { date: string; mileage: number | null };

export type DoubtContext = {
  today: string;
  year: number;
  /** Of the car, without the record's own one; null where only `carKm` is known. */
  readings: readonly DatedReading[] | null;
  carKm: number | null;
  /** The other cars of the garage. */
  others?: readonly (NamedCar & { km: number })[];
  /** The unit of the car: mileages shown as the same number do not contradict. */
  distanceUnit: DistanceUnit;
  costs: readonly Amount[];
  /** The record before the edit: unchanged values were accepted then and raise no doubt. */
  seen: DoubtedEntry | null;
};

const VAST_KM = 1_000_000;
/** For a car on the road all day, from the earliest day on which it can have been sold. */
const DAILY_KM = 200;
const HIGH_TIMES = 10;
const HIGH_AFTER = 3;
/** Limits where too few costs are known; the values of other currencies differ too much. */
const HIGH_COST: Readonly<Record<string, number>> = { EUR: 50_000, USD: 50_000, GBP: 50_000, CHF: 50_000 };
const PRICE_TIMES = 4;

export function doubtsOf(entry: DoubtedEntry, context: DoubtContext): Doubt[] {
  const { date, mileage, cost, currency } = entry;
  const { today, year, costs, seen } = context;
  const isDateKept = seen?.date === date;
  const isMileageKept = isDateKept && seen.mileage === mileage;
  const isCostKept = seen?.cost === cost && seen.currency === currency;
  return [
    isDateKept ? null : dateDoubt(date, today, year),
    isMileageKept || mileage === null ? null : mileageDoubt(mileage, date, context),
    isCostKept || cost === null ? null : costDoubt({ cost, currency }, costs),
  ].filter((doubt) => doubt !== null);
}

function dateDoubt(date: string, today: string, year: number): Doubt | null {
  if (date > today) return { field: 'date', why: 'future', date };
  return isBeforeCar(date, year) ? { field: 'date', why: 'before-car', date, year } : null;
}

/** A car is sold in the year before its model year at the earliest. */
const isBeforeCar = (date: string, year: number) => Number(date.slice(0, 4)) < year - 1;

/** A document may begin in advance and end far ahead. */
const YEARS_AHEAD = { validFrom: 1, validTo: 20 } as const;

type Days = { [Name in keyof typeof YEARS_AHEAD]: string | null };

export function validityDoubts(
  { kind, ...days }: Days & { kind: DocumentKind },
  { today, year, seen }: Pick<DoubtContext, 'today' | 'year'> & { seen: Days | null },
): Doubt[] {
  // A driver’s license may be older than the car.
  const isOfCar = kind !== 'license';
  return (['validFrom', 'validTo'] as const).flatMap((name): Doubt[] => {
    const date = days[name];
    if (date === null || date === seen?.[name]) return [];
    const doubt = { field: 'date', date, name } as const;
    const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD[name]}${today.slice(4)}`;
    if (date > last) return [{ ...doubt, why: 'future' }];
    return isOfCar && isBeforeCar(date, year) ? [{ ...doubt, why: 'before-car', year }] : [];
  });
}

/** One adjacent reading that fits is enough: after a new odometer two readings confirm each other. */
function mileageDoubt(typed: number, date: string, context: DoubtContext): Doubt | null {
  const { carKm, today, distanceUnit } = context;
  const shown = (km: number) => asShown(km, distanceUnit);
  const km = shown(typed);
  if (!context.readings) return date < today || carKm === null ? null : doubtOfCar(km, shown(carKm));
  const readings = context.readings.map((one) => ({ km: shown(one.km), date: one.date }));
  const doubt = (why: 'lower' | 'higher' | 'jump', known: DatedReading): Doubt => ({
    field: 'mileage',
    why,
    km,
    known,
    ...fitting(typed, context.others),
  });
  const days = readings.map((one) => one.date).toSorted();
  const lastDay = days.findLast((day) => day <= date);
  const nextDay = days.find((day) => day > date);
  const [before, after] = [readingsOn(lastDay, readings), readingsOn(nextDay, readings)];
  const isReached = (one: DatedReading) =>
    one.date === date
      ? mayShareDay(one.km, km)
      : km >= one.km && km - one.km <= drivenAtMost(daysBetween(one.date, date));
  const highest = before.at(-1);
  if (highest && !before.some(isReached)) return doubt(km < highest.km ? 'lower' : 'jump', highest);
  const last = after.at(-1);
  if (last && last.km < km) return doubt('higher', last);
  return !highest && !last ? firstDoubt(km, date, context.year) : null;
}

/** So little past the last mileage of another car that the record may be of that car. */
const FITS_KM = 2_000;

function fitting(typed: number, others: DoubtContext['others'] = []): { fits?: NamedCar } {
  const other = others.find(({ km }) => typed >= km && typed - km <= FITS_KM);
  return other ? { fits: { id: other.id, name: other.name } } : {};
}

/** Checks the first mileage of a car. */
function firstDoubt(km: number, date: string, year: number): Doubt | null {
  if (km > VAST_KM) return { field: 'mileage', why: 'vast', km };
  if (isBeforeCar(date, year)) return null;
  const isVastForAge = km > DAILY_KM * daysBetween(`${year - 1}-01-01`, date);
  return isVastForAge ? { field: 'mileage', why: 'vast-for-age', km, year } : null;
}

/** Before a car is added, nothing is known of it but what was typed. */
export function newCarDoubts(
  { mileage, year, distanceUnit }: { mileage: number | null; year: number; distanceUnit: DistanceUnit },
  today: string,
): Doubt[] {
  const doubt = mileage === null ? null : firstDoubt(asShown(mileage, distanceUnit), today, year);
  return doubt ? [doubt] : [];
}

/** The highest last. */
const readingsOn = (day: string | undefined, readings: readonly DatedReading[]): DatedReading[] =>
  readings.filter((one) => one.date === day).toSorted((a, b) => a.km - b.km);

const doubtOfCar = (km: number, carKm: number): Doubt | null =>
  km < carKm ? { field: 'mileage', why: 'lower', km, known: { km: carKm, date: null } } : null;

function costDoubt({ cost, currency }: Amount & { cost: number }, earlier: readonly Amount[]): Doubt | null {
  const costs = earlier.flatMap((one) => (one.currency === currency && one.cost ? [one.cost] : []));
  const highest = costs.length >= HIGH_AFTER ? Math.max(...costs) : null;
  const limit = highest === null ? (HIGH_COST[currency] ?? Infinity) : highest * HIGH_TIMES;
  return cost > limit ? { field: 'cost', why: 'high', cost, currency, known: highest } : null;
}

type Filled = Amount & { energy: Energy; amount: number | null };

/** The price against that of the last fill-up of the same energy; free charging says nothing. */
export function priceDoubt(fill: Filled, last: Filled | undefined, seen: Filled | null): Doubt | null {
  const isKept = seen?.cost === fill.cost && seen.amount === fill.amount && seen.currency === fill.currency;
  if (isKept || !fill.cost || !last?.cost || last.currency !== fill.currency) return null;
  if (fill.amount === null || last.amount === null) return null;
  const price = fill.cost / (fill.amount / 1000);
  const known = last.cost / (last.amount / 1000);
  const isLike = price <= known * PRICE_TIMES && price * PRICE_TIMES >= known;
  if (isLike) return null;
  return { field: 'price', why: 'unlike', energy: fill.energy, price, currency: fill.currency, known };
}

/** Whether an accepted lower reading becomes the car's mileage: not if there is a later reading, or may be on that day. */
export const isCountedAnew = (
  { mileage, date }: Pick<DoubtedEntry, 'mileage' | 'date'>,
  carKm: number | null,
  readings: readonly DatedReading[],
  unit: DistanceUnit,
): boolean =>
  mileage !== null &&
  carKm !== null &&
  asShown(mileage, unit) < asShown(carKm, unit) &&
  readings.every((one) => one.date < date || (one.date === date && !mayShareDay(one.km, mileage)));
