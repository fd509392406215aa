import type * as z from 'zod/mini';
import { withDone, withUndone } from '#domain/reminders/change-rules.ts';
import { isNextLater, nextDateError } from '#domain/reminders/done-form.ts';
import { doneSource, repairDraftOf } from '#domain/reminders/done-repair.ts';
import { needsMileage } from '#domain/reminders/next-due-rules.ts';
import type { Completion, Reminder, ReminderDone, ReminderUndo } from '#domain/reminders/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { checkDate } from '#server/platform/check-date.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { newRepairWrite } from '#server/repairs/save-repair.ts';
import { changeReminder, type ChangeOfReminder } from './save-reminder.ts';
import { deleteCompletion, insertCompletion } from './store.ts';

type Input = z.output<typeof ReminderDone>;

/** @throws BAD_REQUEST without the mileage that the next interval counts from, for a day in the future, or for a next
 * date before the day of completion; ID_TAKEN when it was recorded with other values; NOT_FOUND when the completion
 * it replaces is no longer the last, or belongs to another repair */
export function completeReminder(caller: Caller, request: Input): Promise<Reminder> {
  const namedRepair = request.newRepair?.id ?? request.repairId ?? null;
  const complete: ChangeOfReminder = (stored, { scope, stored: { repair }, now }) => {
    const input = repair ? request : { ...request, repairId: null };
    assertPossible(stored, input, now);
    const earlier = stored.completions.find((one) => one.id === input.id);
    if (earlier && !isSameDone(earlier, request, repair)) throw refusal('ID_TAKEN');
    const reminder = withDone(stored, input, now.toISOString());
    const made = reminder.completions.find((one) => one.id === input.id);
    const replaced = stored.completions.find((one) => one.id === input.replaces);
    // The reading of a repair stays with that repair.
    const isOfSameRepair = !replaced || replaced.repairId === (input.repairId ?? undefined);
    if (!made || !isOfSameRepair) throw refusal('NOT_FOUND');
    const { ownerId, carId } = scope;
    const completion = insertCompletion({
      ...made,
      ownerId,
      carId,
      reminderId: input.reminderId,
      createdAt: new Date(made.createdAt),
    });
    return {
      reminder,
      completion,
      replaced: replaced && deleteCompletion(scope, input.reminderId, replaced.id),
      repair: input.newRepair ? newRepairWrite(scope, repairDraftOf(input.newRepair, input), now) : undefined,
      reading: doneSource(request) ? { km: request.doneKm!, date: request.doneOn } : undefined,
      refused: 'ID_TAKEN',
    };
  };
  return changeReminder(caller, request, complete, { source: doneSource(request), repairId: namedRepair });
}

function assertPossible({ plan }: Reminder, input: Input, now: Date): void {
  if (!input.ends && needsMileage(plan) && input.doneKm === null)
    throw fieldRefusal('doneKm', 'Enter the mileage as a whole number');
  checkDate(input.doneOn, now, 'doneOn');
  if (!isNextLater(input)) throw fieldRefusal('nextDate', nextDateError);
}

/** The repair may have been deleted since, so it cannot be compared. */
function isSameDone(one: Completion, other: Input, repair: Repair | null): boolean {
  const { newRepair } = other;
  const isSameRepair =
    !newRepair ||
    repair === null ||
    (repair.title === newRepair.title &&
      repair.cost === (newRepair.cost ?? null) &&
      repair.garageName === newRepair.garageName);
  return (
    one.doneOn === other.doneOn &&
    one.doneKm === other.doneKm &&
    one.isKmEstimated === other.isKmEstimated &&
    one.nextDate === other.nextDate &&
    isSameRepair
  );
}

type Undo = z.output<typeof ReminderUndo>;

/** Also deletes the repair that was recorded with it, unless that was changed or deleted since.
 * @throws NOT_FOUND when there is no such reminder, or a later completion has to be undone first */
export function undoCompletion(caller: Caller, input: Undo): Promise<Reminder> {
  const { completionId } = input;
  const repairId = input.repairId ?? null;
  const undo: ChangeOfReminder = (stored, { scope, stored: { repair } }) => {
    const reminder = withUndone(stored, completionId);
    if (!reminder) throw refusal('NOT_FOUND');
    const made = stored.completions.find(({ id }) => id === completionId);
    const isItsRepair = made?.madeRepair && (made.repairId === repairId || made.repairId === null);
    if (repairId && made && !isItsRepair) throw refusal('NOT_FOUND');
    return {
      reminder,
      completion: deleteCompletion(scope, input.reminderId, completionId),
      reading: repair && repair.version > 1 ? undefined : null,
    };
  };
  const source = repairId
    ? ({ source: 'repair', sourceId: repairId } as const)
    : ({ source: 'reminder', sourceId: completionId } as const);
  return changeReminder(caller, input, undo, { source, repairId, deletesRepair: repairId !== null });
}
