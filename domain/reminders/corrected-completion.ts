import type { Id } from '#domain/ids.ts';
import { withDone, withUndone } from './change-rules.ts';
import { lastMove } from './last-move.ts';
import { isRepeating } from './next-due-rules.ts';
import type { Completion, Reminder, ReminderDone } from './schema.ts';

type Repair = { id: Id; date: string; mileage: number | null };
type Correction = Pick<
  ReminderDone,
  'repairId' | 'replaces' | 'doneOn' | 'doneKm' | 'isKmEstimated' | 'due' | 'nextDate'
>;

/** Null if this repair is not the last completion, or the owner has changed the plan since. */
export function correctedCompletion(reminder: Reminder, { id, date, mileage }: Repair): Correction | null {
  const last = lastMove(reminder.completions);
  if (last?.repairId !== id) return null;
  const { nextDate } = last;
  const isDateLater = nextDate !== null && nextDate > date;
  // Without that date the reminder would end.
  if (!isRepeating(reminder.plan) && nextDate !== null && !isDateLater) return null;
  const before = withUndone(reminder, last.id);
  if (!before || !isAsCounted(before, last, reminder)) return null;
  return {
    repairId: id,
    replaces: last.id,
    doneOn: date,
    doneKm: mileage ?? last.doneKm,
    isKmEstimated: mileage === null && last.isKmEstimated,
    due: { date: before.plan.dueDate, km: before.plan.dueKm },
    nextDate: isDateLater ? nextDate : null,
  };
}

function isAsCounted(before: Reminder, last: Completion, { plan, isDone }: Reminder): boolean {
  const due = { date: before.plan.dueDate, km: before.plan.dueKm };
  const counted = withDone(before, { ...last, due }, last.createdAt);
  return (
    counted.isDone === isDone && counted.plan.dueDate === plan.dueDate && counted.plan.dueKm === plan.dueKm
  );
}
