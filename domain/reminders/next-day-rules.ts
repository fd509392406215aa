import { LAST_DAY } from '#domain/days.ts';
import { datesOf, dayOfMonth, lastOfMonth } from './interval-rules.ts';
import type { Repeat } from './schema.ts';

/** The anchor, unless the date was changed since to another day of the month. */
export function anchorOf(day: string, anchorDay: number | null): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const isClipped = anchorDay !== null && Math.min(anchorDay, lastOfMonth(year, month)) === dayOfMonth(day);
  return isClipped ? anchorDay : dayOfMonth(day);
}

/** Ends at LAST_DAY. */
export function nextYearDay(days: readonly string[], after: string): string {
  const year = Number(after.slice(0, 4));
  // Compared as text, a day of the year 10000 would be before all others.
  return datesOf(days, year, year + 1).find((date) => date > after) ?? LAST_DAY;
}

export const longestIntervalDays = ({ every, unit }: Repeat): number =>
  every * { day: 1, week: 7, month: 31, year: 366 }[unit];
