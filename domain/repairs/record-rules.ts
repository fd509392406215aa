import type * as z from 'zod/mini';
import { minorDigits } from '#domain/language/format.ts';
import { parseAmount, parseWholeNumber } from '#domain/language/typed-numbers.ts';
import { isDay, LAST_DAY } from '#domain/days.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { pageOf } from '#domain/pages.ts';
import type { Repair, RepairPage, RepairQuery } from './schema.ts';

/** `cost` is in the currency's main unit. */
type Entry = { date: string; cost: number | null; currency: string; garageName: string | null };

/** As typed; empty or unreadable bounds do not filter. */
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

type FilterInput = { [Name in keyof RecordFilters]?: RecordFilters[Name] | undefined };

/**
 * Leaves out bounds that do not filter. Whether a cost is readable depends on each record's currency, so it is
 * checked later.
 */
export function recordBounds({ costFrom, costTo, dateFrom, dateTo, shops = [] }: FilterInput) {
  const set = (bound = '') => (isSet(bound) ? bound : undefined);
  const day = (bound = '') => (isDay(bound) ? bound : undefined);
  return {
    costFrom: set(costFrom),
    costTo: set(costTo),
    dateFrom: day(dateFrom),
    dateTo: day(dateTo),
    shops: [...shops],
  };
}

/** Of repairs that are ordered, newest first. */
export function repairPage(
  repairs: readonly Repair[],
  { cursor, limit, ...filters }: Omit<z.output<typeof RepairQuery>, 'carId'>,
): RepairPage {
  const [day, after] = cursor?.split('|') ?? ['', ''];
  const isLeft = ({ date, id }: Repair) =>
    cursor === undefined || date < day! || (date === day && id < after!);
  const { page, next } = pageOf(
    filterRecords(repairs.filter(isLeft), filters),
    limit,
    ({ date, id }) => `${date}|${id}`,
  );
  return { repairs: page, next };
}

/** Bounds are inclusive; a missing cost counts as 0, a missing repair shop matches none. */
export function recordFilter(filters: FilterInput): (record: Entry) => boolean {
  const { costFrom, costTo, dateFrom = '', dateTo = LAST_DAY, shops } = recordBounds(filters);
  const isByCost = costFrom !== undefined || costTo !== undefined;
  const costFits = ({ cost, currency }: Entry) => {
    const digits = minorDigits(currency);
    // '1,500' is a thousand here: as an amount it has too many decimals.
    const minorOf = (bound = '') =>
      parseAmount(bound, digits) ?? parseAmount(`${parseWholeNumber(bound)}`, digits);
    const [from, to] = [costFrom, costTo].map(minorOf);
    const minor = toMinor(cost ?? 0, currency);
    return minor >= (from ?? 0) && minor <= (to ?? Infinity);
  };
  return (record) =>
    (!isByCost || costFits(record)) &&
    record.date >= dateFrom &&
    record.date <= dateTo &&
    (shops.length === 0 || (record.garageName !== null && shops.includes(record.garageName)));
}

export const filterRecords = <T extends Entry>(records: readonly T[], filters: FilterInput): T[] =>
  records.filter(recordFilter(filters));
