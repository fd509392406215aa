import { addDays, dayOf, daysBetween, LAST_DAY } from '#domain/days.ts';
import type { Plan, Repeat } from './schema.ts';

export const dayOfMonth = (day: string): number => Number(day.slice(8));

export const lastOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** At most LAST_DAY. @param anchor the intended day of the month; shorter months use their last day */
function addMonths(day: string, months: number, anchor: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months];
  // JavaScript has no dates that far in the future.
  if (year + month / 12 >= 10_000) return LAST_DAY;
  return dayOf(Date.UTC(year, month, Math.min(anchor, lastOfMonth(year, month))));
}

/** A lower bound: a month counts as 28 days. */
const intervalDays = ({ every, unit }: Repeat): number =>
  every * { day: 1, week: 7, month: 28, year: 365 }[unit];

function yearDaysGap(days: readonly string[]): number {
  const dates = datesOf(days, 2025, 2026);
  const gaps = dates.slice(1).map((date, at) => daysBetween(dates[at]!, date));
  return Math.min(...gaps.filter((gap) => gap > 0));
}

export const datesOf = (days: readonly string[], ...years: number[]) =>
  years.flatMap((year) => days.map((day) => `${year}-${day}`)).toSorted();

export function yearDayBefore(days: readonly string[], date: string): string {
  const year = Number(date.slice(0, 4));
  return datesOf(days, year - 1, year).findLast((one) => one < date)!;
}

/** Null if it does not repeat by time. */
export function planDays({ repeat, yearDays }: Pick<Plan, 'repeat' | 'yearDays'>): number | null {
  return yearDays ? yearDaysGap(yearDays) : repeat && intervalDays(repeat);
}

const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, year: 12 } as const;

export function addInterval(day: string, { every, unit }: Repeat, times: number, anchor: number): string {
  return unit === 'month' || unit === 'year'
    ? addMonths(day, every * times * MONTHS[unit], anchor)
    : addDays(day, every * times * DAYS[unit]);
}
