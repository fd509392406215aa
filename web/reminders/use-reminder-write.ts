import type { Id } from '#domain/ids.ts';
import type { ReminderFormFields } from '#domain/reminders/form.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { sendNew, matchTyped, type AttemptStore } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Payload = ReminderFormFields & { carId: Id; id: Id };
type Draft = { attempts: AttemptStore; onRenamed: (id: Id) => void };

const typedFields = ({ carId: _carId, id: _id, ...fields }: Payload) => fields;

export function useReminderWrite(carId: Id) {
  const write = useWrite('reminders.add');
  const edit = useEdit('reminders.edit');

  const change = (before: Reminder, fields: ReminderFormFields) =>
    edit.save({ carId, reminderId: before.id }, before, fields);

  const add = (id: Id, fields: ReminderFormFields, draft: Draft) =>
    sendNew<Payload, Reminder | null>({
      ...draft,
      payload: { carId, id, ...fields },
      typedFields,
      send: (operation) => write.mutateAsync(operation),
      findOwn: async ({ payload }) => matchTyped(await storedReminder(payload.id), typedFields(payload)),
      correct: (reminderId, before, after) => edit.save({ carId, reminderId }, before, after),
    });

  return { add, change, conflict: edit.conflict };
}

async function storedReminder(reminderId: Id): Promise<Reminder | null> {
  const { reminders } = await call('reminders.list');
  return reminders.find(({ id }) => id === reminderId) ?? null;
}
