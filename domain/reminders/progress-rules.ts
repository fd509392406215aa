import { daysBetween } from '#domain/days.ts';
import { addInterval, dayOfMonth, yearDayBefore } from './interval-rules.ts';
import { lastMove } from './last-move.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Plan, Reminder } from './schema.ts';

/**
 * The larger of the elapsed shares of time and distance: 0 when last done, 1 when due, more when late; null if
 * unknown.
 */
export function progressOf(
  { plan, completions, createdAt }: Reminder,
  mileage: MileageFacts | null,
  today: string,
): number | null {
  const { dueDate, dueKm, repeatKm } = plan;
  const last = lastMove(completions);
  const shares: number[] = [];
  if (dueDate !== null) {
    const since = last?.doneOn ?? startOf(dueDate, plan) ?? usualStart(dueDate, createdAt.slice(0, 10));
    shares.push(share(daysBetween(since, today), daysBetween(since, dueDate)));
  }
  if (dueKm !== null && mileage !== null) {
    const from = last?.doneKm ?? (repeatKm && dueKm - repeatKm);
    if (from !== null) shares.push(share(mileage.km - from, dueKm - from));
  }
  return shares.length === 0 ? null : Math.max(...shares);
}

/** What is entered late has run for longer than it is known: a year, as most of what is due by date. */
const usualStart = (dueDate: string, created: string): string => {
  const yearBefore = addInterval(dueDate, { every: 1, unit: 'year' }, -1, dayOfMonth(dueDate));
  return yearBefore < created ? yearBefore : created;
};

/** The start of the interval that ends on this day; null without an interval. */
function startOf(dueDate: string, { repeat, yearDays }: Plan): string | null {
  if (yearDays) return yearDayBefore(yearDays, dueDate);
  return repeat && addInterval(dueDate, repeat, -1, dayOfMonth(dueDate));
}

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, part / whole) : part >= whole ? 1 : 0;
