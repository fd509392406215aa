import { withHigherMileage } from './pending-car.ts';
import { snoozeEnd } from '#domain/reminders/state-words.ts';
import { formatDay } from '#domain/language/format.ts';
import { withoutReading, withReading } from './pending-readings.ts';
import { withPendingRepair } from './pending-repair.ts';
import { doneSource } from '#domain/reminders/done-repair.ts';
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
      effects: {
        readings: (readings, { input }) => {
          const { doneOn: date, doneKm } = input;
          const source = doneSource(input);
          return source ? withReading(readings, { id: source.sourceId, ...source, date }, doneKm) : readings;
        },
        garage: (garage, { input }) =>
          doneSource(input) && input.doneKm !== null
            ? withHigherMileage(garage, input.carId, input.doneKm)
            : garage,
      },
    },
    'reminders.undo': {
      name: 'Completion undone',
      text: () => '',
      subject,
      updates,
      effects: {
        readings: (readings, { input: { completionId, repairId } }, pending) => {
          const others = withoutReading(readings, completionId);
          if (!repairId) return others;
          const stays = withPendingRepair(repairId, pending.cached.repairs.get(repairId), pending);
          return stays ? others : withoutReading(others, repairId);
        },
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
