import type { ReminderRecord } from './reminder-record.ts';
import { reminderColumns } from './reminder-row.ts';
import type { Reminder } from './schema.ts';

export const recordOf = (reminder: Reminder): ReminderRecord => {
  const { id, carId, byKey, version, createdAt, completions } = reminder;
  return {
    id,
    carId,
    ...reminderColumns(reminder),
    reminderCompletions: completions.toReversed(),
    byKey,
    version,
    createdAt,
  };
};
