import { snoozeEnd } from '#domain/reminders/state-words.ts';
import { formatDay } from '#domain/language/format.ts';
import { writeReading } from './pending-readings.ts';
import { addRepair, removeUnedited } from './write-repair.ts';
import { doneSource, repairDraftOf } from '#domain/reminders/done-repair.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { withAnswer } from '#domain/outbox/with-answer.ts';
import { withPendingReminders } from './pending-reminders.ts';
import type { Reminder } from '#domain/reminders/schema.ts';

type Key = { reminderId: string };
const subject = ({ reminderId }: Key) => reminderId;

const updates = (_input: Key, reminder: Reminder) => withAnswer('reminders', undefined, reminder);

export const remindersOffline = {
  writes: {
    'reminders.add': {
      name: 'New reminder',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
    },
    'reminders.edit': {
      name: 'Changed reminder',
      subject,
      updates,
    },
    'reminders.done': {
      name: 'Reminder marked as done',
      text: ({ doneOn }, { language }) => formatDay(doneOn, language),
      subject,
      updates,
      applies: (records, { input, at }, { files }) => {
        const { carId, doneOn: date, doneKm: km, newRepair } = input;
        if (newRepair) addRepair(records, { ...repairDraftOf(newRepair, input), carId }, { at, files });
        const source = doneSource(input);
        if (source && km !== null) writeReading(records, carId, source, { km, date });
      },
    },
    'reminders.undo': {
      name: 'Completion undone',
      text: () => '',
      subject,
      updates,
      applies: (records, { input: { carId, completionId, repairId } }) => {
        writeReading(records, carId, { source: 'reminder', sourceId: completionId }, null);
        if (repairId) removeUnedited(records, carId, repairId);
      },
    },
    'reminders.snooze': {
      name: 'Snoozed reminder',
      text: ({ snooze }, words) => (snooze ? snoozeEnd(snooze, words) : ''),
      subject,
      updates,
    },
    'reminders.pause': {
      name: 'Paused reminder',
      text: ({ isPaused }, { t }) => t(isPaused ? 'Paused' : 'Resumed'),
      subject,
      updates,
    },
    'reminders.delete': { name: 'Deleted reminder', text: () => '', subject, deletes: true },
  },
  reads: {
    'reminders.list': (_input, list, completion) => list && withPendingReminders(list, completion),
  },
} satisfies Offline<'reminders'>;
