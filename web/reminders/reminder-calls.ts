import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';

export const reminderCalls = (carId: Id) => ({
  add: 'reminders.add' as const,
  edit: 'reminders.edit' as const,
  remove: 'reminders.delete' as const,
  context: { carId },
  keyOf: (reminderId: Id) => ({ carId, reminderId }),
  find: async (reminderId: Id) => {
    const { reminders } = await call('reminders.list');
    return reminders.find(({ id }) => id === reminderId) ?? null;
  },
});
