import type { Id } from '#domain/ids.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { reminderOf, type ReminderRecord } from '#domain/reminders/reminder-record.ts';
import { recordOf } from '#domain/reminders/record-of.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';

export function reminderIn(records: RecordsDraft, carId: Id, id: Id): Reminder | null {
  const record = records.read<ReminderRecord>(carId, 'reminder', id);
  return record ? reminderOf(record, null) : null;
}

export const putReminder = (records: RecordsDraft, reminder: Reminder): void =>
  records.put('reminder', recordOf(reminder));

/** @returns whether it is there, and has changed */
export function changeReminder(
  records: RecordsDraft,
  { carId, reminderId }: { carId: Id; reminderId: Id },
  change: (reminder: Reminder) => Reminder | null,
): boolean {
  const reminder = reminderIn(records, carId, reminderId);
  const changed = reminder && change(reminder);
  if (!changed || changed === reminder) return false;
  putReminder(records, changed);
  return true;
}

/** The reminder of a document has the document's id. */
const reminderNamed = ({ input }: PendingOperation): Id | null => {
  if ('reminderId' in input) return input.reminderId;
  return 'documentId' in input ? input.documentId : null;
};

/**
 * Whether the records have it already: it, or a later one of the same reminder, is a completion that is there, or the
 * undo of one that is not. Applied again it would take back what came after it.
 */
export function hasArrived(
  records: RecordsDraft,
  operation: PendingOperation,
  { operations }: Pick<Pending, 'operations'>,
): boolean {
  const id = reminderNamed(operation);
  const { input } = operation;
  if (id === null || !('carId' in input) || input.carId === undefined) return false;
  const kept = records.before.get(input.carId)?.reminder?.get(id) as ReminderRecord | undefined;
  const listed = new Set(kept?.reminderCompletions.map((one) => one.id));
  const of = operations.filter((one) => reminderNamed(one) === id);
  const isThere = (one: PendingOperation) => one.procedure === 'reminders.done' && listed.has(one.input.id);
  const last = of.findLastIndex(isThere);
  const isGone = (one: PendingOperation) =>
    one.procedure === 'reminders.undo' &&
    !listed.has(one.input.completionId) &&
    !of.some(
      ({ procedure, input: done }, at) =>
        at > last && procedure === 'reminders.done' && done.id === one.input.completionId,
    );
  const until = Math.max(last, of.findLastIndex(isGone));
  return of.indexOf(operation) <= until;
}
