import type { Id } from '#domain/ids.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { reminderDone, reminderDraft } from './nouns/reminders.ts';
import type { Owner } from './people.ts';
import { readingsOf } from './readings.ts';
import { dueOf } from './reminders.ts';

/** What tests of reminders ask for. @param of whoever is the owner by then, and their car */
export const reminderCalls = (of: () => { owner: Owner; carId: Id }) => ({
  add(changes = {}) {
    const { owner, carId } = of();
    return owner.call('reminders.add', reminderDraft(carId, changes));
  },
  read: async () => (await of().owner.call('reminders.list')).reminders,
  done(one: Reminder, changes = {}) {
    const { owner, carId } = of();
    return owner.call('reminders.done', reminderDone(carId, one.id, { due: dueOf(one), ...changes }));
  },
  key: (one: Reminder) => ({ opId: newId(), carId: of().carId, reminderId: one.id }),
  readings() {
    const { owner, carId } = of();
    return readingsOf(owner, carId);
  },
});
