import type * as z from 'zod/mini';
import { withDone, withUndone } from '#domain/reminders/change-rules.ts';
import { isNextLater, nextDateError } from '#domain/reminders/done-form.ts';
import { needsMileage } from '#domain/reminders/next-due-rules.ts';
import type { Completion, Reminder, ReminderDone, ReminderUndo } from '#domain/reminders/schema.ts';
import { checkDate } from '#server/platform/check-date.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { changeReminder, type ChangeOfReminder } from './save-reminder.ts';
import { deleteCompletion, insertCompletion } from './store.ts';

/**
 * @throws BAD_REQUEST without the mileage that the next interval counts from, for a day that lies ahead, or for a new
 * date before the day it was done; ID_TAKEN when it was recorded with other values
 */
export function completeReminder(caller: Caller, input: z.output<typeof ReminderDone>): Promise<Reminder> {
  const complete: ChangeOfReminder = (stored, { scope: { ownerId, carId }, now }) => {
    if (needsMileage(stored.plan) && input.doneKm === null)
      throw refusal('BAD_REQUEST', {
        fields: [{ path: 'doneKm', phrase: 'Enter the mileage as a whole number' }],
      });
    checkDate(input.doneOn, now, 'doneOn');
    if (!isNextLater(input))
      throw refusal('BAD_REQUEST', { fields: [{ path: 'nextDate', phrase: nextDateError }] });
    const earlier = stored.completions.find((one) => one.id === input.id);
    if (earlier && !isSameDone(earlier, input)) throw refusal('ID_TAKEN');
    const reminder = withDone(stored, input, now.toISOString());
    const { id, doneOn, doneKm, isKmEstimated } = input;
    const reading = doneKm === null || isKmEstimated ? null : { km: doneKm, date: doneOn };
    const made = reminder.completions.find((one) => one.id === id);
    const previous = made?.previous ?? null;
    const createdAt = new Date(made?.createdAt ?? now);
    const key = { ownerId, carId, reminderId: input.reminderId };
    const completion = insertCompletion({
      ...key,
      id,
      doneOn,
      doneKm,
      isKmEstimated,
      previous,
      createdAt,
    });
    return { reminder, completion, reading, refused: 'ID_TAKEN' };
  };
  return changeReminder(caller, input, complete, input.id);
}

const isSameDone = (one: Completion, other: z.output<typeof ReminderDone>) =>
  one.doneOn === other.doneOn && one.doneKm === other.doneKm && one.isKmEstimated === other.isKmEstimated;

/** @throws NOT_FOUND when the reminder is not there, or a later completion has to be undone first */
export function undoCompletion(caller: Caller, input: z.output<typeof ReminderUndo>): Promise<Reminder> {
  const undo: ChangeOfReminder = (stored, { scope }) => {
    const reminder = withUndone(stored, input.completionId);
    if (!reminder) throw refusal('NOT_FOUND');
    return { reminder, completion: deleteCompletion(scope, input.reminderId, input.completionId) };
  };
  return changeReminder(caller, input, undo, input.completionId);
}
