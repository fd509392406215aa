import { remindersOf } from '#domain/reminders/reminder-record.ts';
import type { Id } from '#domain/ids.ts';
import { fetchRecords } from '#web/platform/records/outside-screens.ts';

export const reminderCalls = (carId: Id) => ({
  add: 'reminders.add' as const,
  edit: 'reminders.edit' as const,
  remove: 'reminders.delete' as const,
  context: { carId },
  keyOf: (reminderId: Id) => ({ carId, reminderId }),
  find: async (reminderId: Id) => {
    const reminders = remindersOf((await fetchRecords()).get(carId) ?? {});
    return reminders.find(({ id }) => id === reminderId) ?? null;
  },
});
