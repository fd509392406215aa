import { daysBetween, LAST_DAY } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { addInterval, dayOfMonth } from './interval-rules.ts';
import { anchorOf, longestIntervalDays, nextYearDay } from './next-day-rules.ts';
import type { Plan, Reminder, Repeat } from './schema.ts';

export type NextDue = Pick<Plan, 'dueDate' | 'dueKm' | 'anchorDay'>;
type Done = { doneOn: string; doneKm: number | null; nextDate: string | null };

/** The interval counts from the mileage, so it has to be known. */
export const needsMileage = ({ repeatKm }: Plan): boolean => repeatKm !== null;

export const isRepeating = ({ repeat, repeatKm, yearDays }: Plan): boolean =>
  repeat !== null || repeatKm !== null || Boolean(yearDays);

/** When it is due next: on the given date if there is one. Null if it is done for good. */
export function nextDue(
  { plan, kind }: Pick<Reminder, 'plan' | 'kind'>,
  { doneOn, doneKm, nextDate }: Done,
): NextDue | null {
  const isDateKnown = plan.dueDate !== null && nextDate !== null;
  if (!isDateKnown && !isRepeating(plan)) return null;
  const dueKm = nextKm(plan, doneKm);
  if (isDateKnown) return { dueDate: nextDate, dueKm, anchorDay: dayOfMonth(nextDate) };
  if (plan.dueDate !== null && plan.yearDays) {
    const after = plan.dueDate > doneOn ? plan.dueDate : doneOn;
    return { dueDate: nextYearDay(plan.yearDays, after), dueKm, anchorDay: null };
  }
  if (plan.dueDate === null || plan.repeat === null) return { dueDate: null, dueKm, anchorDay: null };
  const isAnew = plan.base === 'done' || (kind === 'inspection' && losesItsDay(plan.dueDate, doneOn));
  const from = isAnew ? doneOn : plan.dueDate;
  const anchorDay = anchorOf(from, isAnew ? null : plan.anchorDay);
  return { dueDate: firstAfter(from, plan.repeat, anchorDay, doneOn), dueKm, anchorDay };
}

/** The law keeps the day of an inspection only for one within the last month before it. */
const losesItsDay = (dueDate: string, doneOn: string): boolean =>
  doneOn < addInterval(dueDate, { every: 1, unit: 'month' }, -1, dayOfMonth(dueDate));

/** At least one interval later and after the completion, so that a late completion is not due at once. */
function firstAfter(from: string, repeat: Repeat, anchor: number, doneOn: string): string {
  // Skips intervals that have certainly passed: a daily one may be thousands of years late.
  let times = Math.max(1, Math.floor(daysBetween(from, doneOn) / longestIntervalDays(repeat)));
  let next = addInterval(from, repeat, times, anchor);
  while (next <= doneOn && next < LAST_DAY) next = addInterval(from, repeat, ++times, anchor);
  return next;
}

function nextKm({ dueKm, repeatKm, base }: Plan, doneKm: number | null): number | null {
  if (dueKm === null || repeatKm === null) return null;
  const from = base === 'done' ? (doneKm ?? dueKm) : dueKm;
  const times = Math.max(1, Math.floor(((doneKm ?? from) - from) / repeatKm) + 1);
  return Math.min(from + times * repeatKm, limits.mileageMax);
}
