import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { recordCalls } from '#web/platform/forms/record-calls.ts';

export const reminderCalls = recordCalls(
  { add: 'reminders.add', edit: 'reminders.edit', remove: 'reminders.delete' },
  'reminderId',
  remindersOf,
);
