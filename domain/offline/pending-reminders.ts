import { pendingDocument } from './pending-documents.ts';
import { reminderOfDocument } from '#domain/documents/reminder-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { MergeContext } from '#domain/outbox/offline.ts';
import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { newReminder, withDone, withEdit, withUndone } from '#domain/reminders/change-rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import {
  readingsListed,
  type Leads,
  type Reminder,
  type ReminderDraft,
  type ReminderList,
} from '#domain/reminders/schema.ts';

/** The list with pending writes applied, including new readings, which may make something due. */
export function withPendingReminders(list: ReminderList, { pending, cars }: MergeContext): ReminderList {
  /** What waits of a car and its readings. */
  const changedFacts = (carId: Id): Partial<ReminderList['mileage'][number]> => {
    const [known, shown] = [pending.records, cars].map((of) => of.get(carId));
    if (!shown || !known || shown === known) return {};
    const { outOfUse, leadDays, leadKm, yearlyKm } = shown.car as CarFacts;
    return {
      readings: readingsOf(shown).slice(0, readingsListed),
      isOutOfUse: outOfUse != null,
      leads: { days: leadDays, km: leadKm },
      yearlyKm,
    };
  };
  const operations = withoutArrived(pending.operations, list.reminders);
  return {
    reminders: operations.reduce((reminders, one) => withOperation(reminders, one, pending), list.reminders),
    leads: pending.operations.reduce(
      (before, { procedure, input }) =>
        procedure === 'notices.edit' ? leadsAfter(before, input.changes) : before,
      list.leads,
    ),
    mileage: list.mileage.map((one) => ({ ...one, ...changedFacts(one.carId) })),
  };
}

type CarFacts = Pick<Car, 'outOfUse' | 'leadDays' | 'leadKm' | 'yearlyKm'>;

function leadsAfter(before: Leads | null | undefined, changes: object): Leads {
  const { leadDays = before?.days ?? null, leadKm = before?.km ?? null } =
    newValues<Pick<Car, 'leadDays' | 'leadKm'>>(changes);
  return { days: leadDays, km: leadKm };
}

/**
 * Drops operations that have arrived: a completion that is listed, the undo of one that no longer is, and all before
 * them.
 */
function withoutArrived(operations: readonly PendingOperation[], reminders: readonly Reminder[]) {
  const listed = new Set(reminders.flatMap(({ completions }) => completions.map(({ id }) => id)));
  const arrived = new Map<Id, number>();
  const waits = ({ input }: PendingOperation, index: number) =>
    !('reminderId' in input) || index > (arrived.get(input.reminderId) ?? -1);
  for (const [index, { procedure, input }] of operations.entries()) {
    if (procedure === 'reminders.done' && listed.has(input.id)) arrived.set(input.reminderId, index);
    if (procedure !== 'reminders.undo' || listed.has(input.completionId)) continue;
    const isOfPending = operations.some(
      (one, at) =>
        one.procedure === 'reminders.done' && one.input.id === input.completionId && waits(one, at),
    );
    if (!isOfPending) arrived.set(input.reminderId, index);
  }
  return operations.filter(waits);
}

function withOperation(reminders: Reminder[], operation: PendingOperation, pending: Pending): Reminder[] {
  const { procedure, input, at } = operation;
  if (procedure === 'documents.add' || procedure === 'documents.edit') {
    const document = pendingDocument(operation, pending);
    if (!document) return reminders;
    const present = reminders.find(({ documentId }) => documentId === document.id) ?? null;
    const needed = reminderOfDocument(document, present, at);
    const others = present ? reminders.filter((one) => one !== present) : reminders;
    return needed === present ? reminders : needed ? [...others, needed] : others;
  }
  if (procedure === 'documents.delete')
    return reminders.filter(({ documentId }) => documentId !== input.documentId);
  if (procedure === 'reminders.add') {
    const isThere = reminders.some(({ id }) => id === input.id);
    return isThere ? reminders : [...reminders, reminderOf(input, at)];
  }
  if (procedure === 'reminders.delete') return reminders.filter(({ id }) => id !== input.reminderId);
  if (procedure === 'repairs.delete') return reminders.map((one) => withoutRepair(one, input.repairId));
  return reminders.map((one) =>
    'reminderId' in input && input.reminderId === one.id ? withChange(one, operation) : one,
  );
}

const withoutRepair = (reminder: Reminder, repairId: Id): Reminder => ({
  ...reminder,
  completions: reminder.completions.map((one) =>
    one.repairId === repairId ? { ...one, repairId: null } : one,
  ),
});

function withChange(reminder: Reminder, { procedure, input, at }: PendingOperation): Reminder {
  if (procedure === 'reminders.edit') return withEdit(reminder, newValues(input.changes));
  if (procedure === 'reminders.done') return withDone(reminder, input, at);
  if (procedure === 'reminders.undo') return withUndone(reminder, input.completionId) ?? reminder;
  if (procedure === 'reminders.snooze') return { ...reminder, snooze: input.snooze };
  if (procedure === 'reminders.pause') return { ...reminder, isPaused: input.isPaused };
  return reminder;
}

function reminderOf(draft: Omit<ReminderDraft, 'opId'>, at: string): Reminder {
  const notes = (typeof draft.notes === 'string' && draft.notes.trim()) || null;
  const plan = { ...draft.plan, yearDays: draft.plan.yearDays ?? null };
  return newReminder({ ...draft, plan, title: draft.title.trim(), notes }, at);
}
