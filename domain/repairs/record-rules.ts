import { minorDigits } from '#domain/language/format.ts';
import { parseAmount } from '#domain/language/typed-numbers.ts';
import { isDay } from '#domain/days.ts';

/** `cost` is in the currency's main unit. */
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
const digits = new Map<string, number>();

function digitsOf(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) digits.set(currency, (known = minorDigits(currency)));
  return known;
}

const minorOf = ({ cost, currency }: Pick<Entry, 'cost' | 'currency'>): number =>
  Math.round((cost ?? 0) * 10 ** digitsOf(currency));

type Asked = { [Name in keyof RecordFilters]?: RecordFilters[Name] | undefined };

/** D76. `amount` parses a bound into minor units for a number of decimals; null means no bound. */
export function recordBounds({ costFrom, costTo, dateFrom, dateTo, shops = [] }: Asked) {
  const set = (bound = '') => (isSet(bound) ? bound : undefined);
  const day = (bound = '') => (isDay(bound) ? bound : undefined);
  return {
    costFrom: set(costFrom),
    costTo: set(costTo),
    dateFrom: day(dateFrom),
    dateTo: day(dateTo),
    shops: [...shops],
    amount: parseAmount,
  };
}

/** Inclusive bounds; a missing cost is 0, a missing garage matches no shop (FILT-13 to FILT-19). */
export function filterRecords<T extends Entry>(records: readonly T[], filters: RecordFilters): T[] {
  const { costFrom, costTo, dateFrom, dateTo, shops, amount } = recordBounds(filters);
  return records.filter((record) => {
    const digits = digitsOf(record.currency);
    const [from, to] = [costFrom, costTo].map((bound) =>
      bound === undefined ? null : amount(bound, digits),
    );
    if (from != null && minorOf(record) < from) return false;
    if (to != null && minorOf(record) > to) return false;
    if (dateFrom !== undefined && record.date < dateFrom) return false;
    if (dateTo !== undefined && record.date > dateTo) return false;
    return shops.length === 0 || (record.garageName !== null && shops.includes(record.garageName));
  });
}
