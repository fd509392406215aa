import { minorDigits, parseMoney } from '#domain/language/format.ts';

/** A half-typed day is no bound; whether the day exists does not matter for comparing. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What the filters and totals need to know of a repair; `cost` in the currency's main unit. */
type Entry = { date: string; cost: number | null; currency: string; garageName: string | null };

/** As typed: an empty or unreadable bound counts as unset (D76). */
export type RecordFilters = {
  costFrom: string;
  costTo: string;
  dateFrom: string;
  dateTo: string;
  shops: readonly string[];
};

export const noRecordFilters: RecordFilters = {
  costFrom: '',
  costTo: '',
  dateFrom: '',
  dateTo: '',
  shops: [],
};

const isSet = (bound: string) => bound.trim() !== '';

export const activeRecordFilters = (filters: RecordFilters): number =>
  Number(isSet(filters.costFrom) || isSet(filters.costTo)) +
  Number(isSet(filters.dateFrom) || isSet(filters.dateTo)) +
  Number(filters.shops.length > 0);

// Asking the runtime about a currency is slow, and a car may have thousands of records.
const digitsOf = new Map<string, number>();

function minorOf({ cost, currency }: Pick<Entry, 'cost' | 'currency'>): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) digitsOf.set(currency, (digits = minorDigits(currency)));
  return Math.round((cost ?? 0) * 10 ** digits);
}

/** Spec 5, Service-record filters: bounds inclusive, a missing cost is 0, no garage is in no shop. */
export function filterRecords<T extends Entry>(records: readonly T[], filters: RecordFilters): T[] {
  const { costFrom, costTo, dateFrom, dateTo } = filters;
  const shops = new Set(filters.shops);
  const bounds = new Map<string, { from: number | null; to: number | null }>();
  const boundsIn = (currency: string) => {
    const known = bounds.get(currency);
    if (known) return known;
    const made = { from: parseMoney(costFrom, currency), to: parseMoney(costTo, currency) };
    bounds.set(currency, made);
    return made;
  };
  return records.filter((record) => {
    const { from, to } = boundsIn(record.currency);
    if (from !== null && minorOf(record) < from) return false;
    if (to !== null && minorOf(record) > to) return false;
    if (isDay(dateFrom) && record.date < dateFrom) return false;
    if (isDay(dateTo) && record.date > dateTo) return false;
    return shops.size === 0 || (record.garageName !== null && shops.has(record.garageName));
  });
}

/** The distinct garages, as an alphabetic list for the filter. */
export const shopsOf = (records: readonly Entry[], language: string): string[] =>
  [...new Set(records.flatMap(({ garageName }) => garageName ?? []))].toSorted((a, b) =>
    a.localeCompare(b, language),
  );

export type Total = { minor: number; currency: string };
export type Totals = { thisYear: Total[]; lifetime: Total[] };

/**
 * Spec 9: 'This Year' covers the records dated in the current calendar year, 'Lifetime' all; a missing
 * cost is 0. One total a currency, never converted (D108); the given currency alone when there is none.
 */
export function recordTotals(records: readonly Entry[], year: number, currency: string): Totals {
  const sum = (list: readonly Entry[]): Total[] => {
    const sums = new Map<string, number>();
    for (const record of list) {
      if (record.cost === null) continue;
      sums.set(record.currency, (sums.get(record.currency) ?? 0) + minorOf(record));
    }
    if (sums.size === 0) return [{ minor: 0, currency }];
    return [...sums]
      .map(([code, minor]) => ({ minor, currency: code }))
      .toSorted((a, b) => b.minor - a.minor);
  };
  return { thisYear: sum(records.filter(({ date }) => date.startsWith(`${year}-`))), lifetime: sum(records) };
}
