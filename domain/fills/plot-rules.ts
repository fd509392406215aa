import { grouped } from '#domain/grouped.ts';
import { monthNumber, monthsOfYear, yearsOf } from '#domain/months.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { stationKey, type Interval } from './chain-rules.ts';
import { per100, sumOf, type Use } from './figures-rules.ts';
import type { EnergySummary, FillSummary, MonthUse, Purchase, StationPrice } from './overview-schema.ts';
import type { Energy, Fill } from './schema.ts';

export type Bought = Pick<
  Fill,
  'date' | 'energy' | 'amount' | 'cost' | 'currency' | 'isMissedBefore' | 'station'
>;

const monthOf = ({ date }: { date: string }) => date.slice(0, 7);
const byMonth = (a: { month: string }, b: { month: string }) => monthNumber(a.month) - monthNumber(b.month);

/** Of each energy and currency. */
const STATIONS_MAX = 20;

/** An interval counts in the month in which it ends; oldest first. */
export const monthlyUse = (intervals: readonly Interval[]): MonthUse[] =>
  [...grouped(intervals, monthOf)].map(([month, some]) => ({ month, ...sumOf(some)! })).toSorted(byMonth);

/** Leaves out intervals with fuel from several stations. The newest spelling of a name is shown. */
export function stationUse(intervals: readonly Interval[]): EnergySummary['stations'] {
  const known = intervals.filter(({ station }) => stationKey(station));
  return [...grouped(known, ({ station }) => stationKey(station)).values()]
    .map((some) => ({
      station: some.at(-1)!.station!.trim(),
      intervals: some.length,
      ...sumOf(some)!,
    }))
    .toSorted((a, b) => b.intervals - a.intervals)
    .slice(0, STATIONS_MAX);
}

/** Per 100 km; null where nothing is known. */
export const averageUse = (some: readonly Use[]): number | null => {
  const sum = sumOf(some);
  return sum && per100(sum);
};

/** The first months of the meteorological seasons. */
export const SEASONS = [12, 3, 6, 9] as const;

export const seasonalUse = (months: readonly MonthUse[]): (number | null)[] =>
  SEASONS.map((_first, season) =>
    averageUse(months.filter(({ month }) => Math.floor((Number(month.slice(5)) % 12) / 3) === season)),
  );

const priceOf = ({ cost, currency, amount }: Bought): number | null =>
  cost === null || amount === null ? null : (toMinor(cost, currency) / amount) * 1000;

/** By month, energy and currency, oldest month first. @param fills in any order */
export function purchasesOf(fills: readonly Bought[]): Purchase[] {
  const groups = grouped(fills, (fill) => `${monthOf(fill)} ${fill.energy} ${fill.currency}`);
  return [...groups.values()]
    .map((some): Purchase => {
      const [{ energy, currency }] = some as [Bought];
      const prices = some.flatMap((fill) => priceOf(fill) ?? []);
      return {
        month: monthOf(some[0]!),
        energy,
        currency,
        ...paidFor(some),
        unknown: paidFor(some.filter(({ amount }) => amount === null)).minor,
        lowest: prices.length === 0 ? null : Math.min(...prices),
        highest: prices.length === 0 ? null : Math.max(...prices),
        isIncomplete: some.some(({ cost, isMissedBefore }) => cost === null || isMissedBefore),
      };
    })
    .toSorted(byMonth);
}

function paidFor(fills: readonly Bought[]): { amount: number; minor: number } {
  const paid = fills.filter(({ cost }) => cost !== null);
  return {
    amount: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    minor: paid.reduce((sum, { cost, currency }) => sum + toMinor(cost!, currency), 0),
  };
}

/** By station, the most used first. @param fills newest first, of one energy and currency */
function pricesAt(fills: readonly Bought[]): StationPrice[] {
  const known = fills.filter(({ station, amount }) => stationKey(station) && amount !== null);
  return [...grouped(known, ({ station }) => stationKey(station)).values()]
    .map((some): StationPrice => {
      const [{ station, energy, currency }] = some as [Bought];
      return { station: station!.trim(), energy, currency, fills: some.length, ...paidFor(some) };
    })
    .toSorted((a, b) => b.fills - a.fills)
    .slice(0, STATIONS_MAX);
}

/** Of each energy and currency by itself. @param fills newest first */
export const stationPrices = (fills: readonly Bought[]): StationPrice[] =>
  [...grouped(fills, ({ energy, currency }) => `${energy} ${currency}`).values()].flatMap(pricesAt);

export const yearsWith = (months: readonly { month: string }[]): number[] =>
  yearsOf(months.map(({ month }) => month));

type Period = { by: 'month' | 'year'; year: number };
type Column<One> = { period: string; of: One[] };

export function byPeriod<One extends { month: string }>(
  some: readonly One[],
  { by, year }: Period,
): Column<One>[] {
  const periods = by === 'month' ? monthsOfYear(year) : yearsWith(some).map(String);
  const groups = grouped(some, ({ month }) => month.slice(0, by === 'month' ? 7 : 4));
  return periods.map((period) => ({ period, of: groups.get(period) ?? [] }));
}

/** Of a liter, kWh or kg, in minor units; null without any cost. */
export type Prices = { average: number; lowest: number; highest: number };

/** @param some of one energy and currency */
export function pricesOf(some: readonly Purchase[]): Prices | null {
  const amount = some.reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) return null;
  return {
    average: (some.reduce((sum, { minor, unknown }) => sum + minor - unknown, 0) / amount) * 1000,
    lowest: Math.min(...some.flatMap(({ lowest }) => lowest ?? [])),
    highest: Math.max(...some.flatMap(({ highest }) => highest ?? [])),
  };
}

type Named<Name> = { name: Name; value: number | null };

export function extremes<Name>(
  some: readonly Named<Name>[],
): Record<'lowest' | 'highest', { name: Name; value: number }> | null {
  const known = some.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  if (known.length < 2) return null;
  const sorted = known.toSorted((a, b) => a.value - b.value);
  return { lowest: sorted[0]!, highest: sorted.at(-1)! };
}

export type StationRow = {
  station: string;
  fills: number;
  /** Of a unit, in minor units. */
  price: number | null;
  per100: number | null;
};

export function stationRows(
  { energies, stations }: Pick<FillSummary, 'energies' | 'stations'>,
  energy: Energy,
  currency: string,
): StationRow[] {
  const uses = energies.filter((one) => one.energy === energy).flatMap((one) => one.stations);
  return stations
    .filter((one) => one.energy === energy && one.currency === currency)
    .map(({ station, fills, amount, minor }) => ({
      station,
      fills,
      price: amount === 0 ? null : (minor / amount) * 1000,
      per100: averageUse(uses.filter((one) => stationKey(one.station) === stationKey(station))),
    }));
}
