import { snoozeEnd } from '#domain/reminders/state-words.ts';
import type { Write } from '#domain/calls.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { newReminder, withDone, withEdit, withUndone } from '#domain/reminders/change-rules.ts';
import { doneSource, repairDraftOf } from '#domain/reminders/done-repair.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { writeReading } from './pending-readings.ts';
import { changeReminder, hasArrived, putReminder } from './write-reminder.ts';
import { addRepair, removeUnedited } from './write-repair.ts';

type Key = { reminderId: string };
const subject = ({ reminderId }: Key) => reminderId;

export const remindersOffline = {
  writes: {
    'reminders.add': {
      name: 'New reminder',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
      applies: (records, { input, at }) => {
        if (!records.read(input.carId, 'reminder', input.id)) putReminder(records, reminderOf(input, at));
      },
    },
    'reminders.edit': {
      name: 'Changed reminder',
      subject,
      applies: (records, operation, pending) => {
        if (hasArrived(records, operation, pending)) return;
        changeReminder(records, operation.input, (one) => withEdit(one, newValues(operation.input.changes)));
      },
    },
    'reminders.done': {
      name: 'Reminder marked as done',
      text: ({ doneOn }, { language }) => formatDay(doneOn, language),
      subject,
      applies: (records, operation, pending) => {
        if (!hasArrived(records, operation, pending)) complete(records, operation, pending);
      },
    },
    'reminders.undo': {
      name: 'Completion undone',
      subject,
      applies: (records, operation, pending) => {
        if (!hasArrived(records, operation, pending)) undo(records, operation.input);
      },
    },
    'reminders.snooze': {
      name: 'Snoozed reminder',
      text: ({ snooze }, words) => (snooze ? snoozeEnd(snooze, words) : ''),
      subject,
      applies: (records, operation, pending) => {
        const { snooze } = operation.input;
        if (hasArrived(records, operation, pending)) return;
        changeReminder(records, operation.input, (one) => ({ ...one, snooze }));
      },
    },
    'reminders.pause': {
      name: 'Paused reminder',
      text: ({ isPaused }, { t }) => t(isPaused ? 'Paused' : 'Resumed'),
      subject,
      applies: (records, { input }) => {
        changeReminder(records, input, (one) => ({ ...one, isPaused: input.isPaused }));
      },
    },
    'reminders.delete': {
      name: 'Deleted reminder',
      subject,
      deletes: true,
      applies: (records, { input: { carId, reminderId } }) => records.remove(carId, 'reminder', reminderId),
    },
  },
} satisfies Offline<'reminders'>;

function reminderOf(draft: Write<'reminders.add'>, at: string) {
  const plan = { ...draft.plan, yearDays: draft.plan.yearDays ?? null };
  return newReminder({ ...draft, plan, title: draft.title.trim(), notes: trimmedText(draft.notes) }, at);
}

function complete(
  records: RecordsDraft,
  { input, at }: PendingOperation<'reminders.done'>,
  { files }: Pending,
): void {
  const { carId, newRepair, repairId = null, doneOn: date, doneKm: km } = input;
  const isRepairThere = repairId !== null && records.read(carId, 'repair', repairId) !== undefined;
  const done = { ...input, repairId: isRepairThere ? repairId : null };
  if (!changeReminder(records, input, (one) => withDone(one, done, at))) return;
  if (newRepair) addRepair(records, { ...repairDraftOf(newRepair, input), carId }, { at, files });
  const source = doneSource(input);
  if (source && km !== null) writeReading(records, carId, source, { km, date });
}

function undo(records: RecordsDraft, { carId, reminderId, completionId, repairId }: Write<'reminders.undo'>) {
  if (!changeReminder(records, { carId, reminderId }, (one) => withUndone(one, completionId))) return;
  writeReading(records, carId, { source: 'reminder', sourceId: completionId }, null);
  if (repairId) removeUnedited(records, carId, repairId);
}
