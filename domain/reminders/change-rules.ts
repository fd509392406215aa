import type { Id } from '#domain/ids.ts';
import { lastMove } from './last-move.ts';
import { nextDue } from './next-due-rules.ts';
import type { Completion, Reminder, ReminderDone } from './schema.ts';

type NewReminder = Pick<Reminder, 'id' | 'carId' | 'title' | 'kind' | 'notes' | 'plan'> &
  Partial<Record<'leadDays' | 'leadKm', number | null | undefined>>;

/** @param createdAt ISO in UTC */
export const newReminder = (fields: NewReminder, createdAt: string): Reminder => ({
  id: fields.id,
  carId: fields.carId,
  documentId: null,
  title: fields.title,
  kind: fields.kind,
  notes: fields.notes,
  plan: fields.plan,
  leadDays: fields.leadDays ?? null,
  leadKm: fields.leadKm ?? null,
  snooze: null,
  isPaused: false,
  isDone: false,
  completions: [],
  byKey: null,
  version: 1,
  createdAt,
});

/** A new plan ends a snooze and reopens a reminder that was done. */
export const withEdit = (reminder: Reminder, set: Partial<Reminder>): Reminder => ({
  ...reminder,
  ...set,
  ...(set.plan && { snooze: null, isDone: false }),
});

export type Done = Pick<ReminderDone, 'id' | 'doneOn' | 'doneKm' | 'isKmEstimated' | 'due' | 'nextDate'> & {
  ends?: boolean | undefined;
  newRepair?: { id: Id } | null | undefined;
  repairId?: Id | null | undefined;
  replaces?: Id | undefined;
};

/** @returns the same object if the completion is recorded already, or replaces one that is not the last */
export function withDone(current: Reminder, done: Done, at: string): Reminder {
  if (current.completions.some(({ id }) => id === done.id)) return current;
  const reminder = done.replaces ? withUndone(current, done.replaces) : current;
  if (!reminder) return current;
  const { plan, snooze } = reminder;
  const isMove = moves(reminder, done);
  const next = isMove && !done.ends ? nextDue(reminder, done) : null;
  const { dueDate, dueKm, anchorDay } = plan;
  const completion: Completion = {
    id: done.id,
    doneOn: done.doneOn,
    doneKm: done.doneKm,
    isKmEstimated: done.isKmEstimated,
    nextDate: done.nextDate,
    repairId: done.newRepair?.id ?? done.repairId ?? null,
    madeRepair: done.newRepair === undefined ? null : done.newRepair !== null,
    previous: isMove ? { dueDate, dueKm, anchorDay, snooze } : null,
    createdAt: after(reminder.completions, at),
  };
  const completions = [completion, ...reminder.completions].toSorted((a, b) =>
    sortKey(a) > sortKey(b) ? -1 : 1,
  );
  if (!isMove) return { ...reminder, completions };
  return {
    ...reminder,
    plan: { ...plan, ...next },
    snooze: null,
    isDone: next === null,
    completions,
  };
}

/** Devices' clocks differ, so a later completion gets a later time. */
function after(completions: readonly Completion[], at: string): string {
  const newest = Math.max(0, ...completions.map(({ createdAt }) => Date.parse(createdAt)));
  return new Date(Math.max(Date.parse(at), newest + 1)).toISOString();
}

const sortKey = ({ doneOn, createdAt, id }: Completion) => `${doneOn} ${createdAt} ${id}`;

/**
 * A completion older than the last one does not change when it is due, nor does one that another device recorded
 * first.
 */
function moves(reminder: Reminder, { doneOn, due }: Done): boolean {
  const { plan, completions, isDone } = reminder;
  const last = lastMove(completions);
  if (isDone || (last !== undefined && doneOn < last.doneOn)) return false;
  const isSeen = plan.dueDate === due.date && plan.dueKm === due.km;
  return (
    isSeen || !completions.some(({ previous }) => previous?.dueDate === due.date && previous.dueKm === due.km)
  );
}

/** @returns the same object if it was undone already; null if a later completion has to be undone first */
export function withUndone(reminder: Reminder, completionId: Id): Reminder | null {
  const undone = reminder.completions.find(({ id }) => id === completionId);
  if (!undone) return reminder;
  const completions = reminder.completions.filter((one) => one !== undone);
  if (undone.previous === null) return { ...reminder, completions };
  if (undone !== lastMove(reminder.completions)) return null;
  const { dueDate, dueKm, anchorDay, snooze } = undone.previous;
  return {
    ...reminder,
    // Keeps a date or mileage that was added to the plan since.
    plan: {
      ...reminder.plan,
      dueDate: dueDate ?? reminder.plan.dueDate,
      dueKm: dueKm ?? reminder.plan.dueKm,
      anchorDay: dueDate === null && reminder.plan.dueDate !== null ? reminder.plan.anchorDay : anchorDay,
    },
    snooze,
    isDone: false,
    completions,
  };
}
