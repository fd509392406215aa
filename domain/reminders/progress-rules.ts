import { daysBetween } from '#domain/days.ts';
import { addInterval, dayOfMonth, yearDayBefore } from './interval-rules.ts';
import { lastMove } from './last-move.ts';
import type { MileageFacts } from './mileage-rules.ts';
import type { Reminder } from './schema.ts';

/** The larger share of time and distance, from 0 when it was last done over 1 when it is due; null if unknown. */
export function progressOf(
  { plan, completions, createdAt }: Reminder,
  mileage: MileageFacts | null,
  today: string,
): number | null {
  const { dueDate, dueKm, repeat, repeatKm, yearDays } = plan;
  const last = lastMove(completions);
  const repeatStart =
    dueDate !== null && repeat !== null ? addInterval(dueDate, repeat, -1, dayOfMonth(dueDate)) : null;
  const intervalStart = dueDate !== null && yearDays ? yearDayBefore(yearDays, dueDate) : repeatStart;
  const since = last?.doneOn ?? intervalStart ?? createdAt.slice(0, 10);
  const from = last?.doneKm ?? (dueKm !== null && repeatKm !== null ? dueKm - repeatKm : null);
  const shares = [
    dueDate === null ? null : share(daysBetween(since, today), daysBetween(since, dueDate)),
    dueKm === null || mileage === null || from === null ? null : share(mileage.km - from, dueKm - from),
  ].filter((one) => one !== null);
  return shares.length === 0 ? null : Math.max(...shares);
}

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, part / whole) : part >= whole ? 1 : 0;
