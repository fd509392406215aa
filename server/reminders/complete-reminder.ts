import type * as z from 'zod/mini';
import { withDone, withUndone } from '#domain/reminders/change-rules.ts';
import { needsMileage } from '#domain/reminders/next-due-rules.ts';
import type { Reminder, ReminderDone, ReminderUndo } from '#domain/reminders/schema.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { changeReminder, type ChangeOfReminder } from './save-reminder.ts';
import { deleteCompletion, insertCompletion } from './store.ts';

/** @throws BAD_REQUEST without the mileage that the next interval counts from, or for a day that lies ahead */
export function completeReminder(caller: Caller, input: z.output<typeof ReminderDone>): Promise<Reminder> {
  const complete: ChangeOfReminder = (stored, { scope: { ownerId, carId }, now }) => {
    if (needsMileage(stored.plan) && input.doneKm === null)
      throw refusal('BAD_REQUEST', {
        fields: [{ path: 'doneKm', phrase: 'Enter the mileage as a whole number' }],
      });
    if (input.doneOn > dayAhead(now))
      throw refusal('BAD_REQUEST', {
        fields: [{ path: 'doneOn', phrase: 'The time cannot be in the future' }],
      });
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

/** The device may be a day ahead of UTC. */
const dayAhead = (now: Date) => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);

/** @throws NOT_FOUND when it is not there, or a later one has to be undone first */
export function undoCompletion(caller: Caller, input: z.output<typeof ReminderUndo>): Promise<Reminder> {
  const undo: ChangeOfReminder = (stored, { scope }) => {
    const reminder = withUndone(stored, input.completionId);
    if (!reminder) throw refusal('NOT_FOUND');
    return { reminder, completion: deleteCompletion(scope, input.reminderId, input.completionId) };
  };
  return changeReminder(caller, input, undo, input.completionId);
}
