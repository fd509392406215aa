import { sql, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Reminder, ReminderDraft } from '#domain/reminders/schema.ts';
import { carDelete, carWrite, type CarChange, type CarWrite } from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { deleteReminder, insertReminder, reminderOfCar, updateReminder } from './store.ts';
import { reminderColumns } from './table.ts';

type Key = { opId: Id; carId: Id; reminderId: Id };

export function addReminder(caller: Caller, draft: z.output<typeof ReminderDraft>): Promise<Reminder> {
  const { opId: _opId, leadDays = null, leadKm = null, ...fields } = draft;
  const createdAt = caller.deps.clock();
  const reminder: Reminder = {
    ...fields,
    leadDays,
    leadKm,
    snooze: null,
    isPaused: false,
    isDone: false,
    completions: [],
    version: 1,
    createdAt: createdAt.toISOString(),
  };
  return carWrite(caller, draft, sql`null`, ({ scope: { ownerId, carId } }) => ({
    writes: {
      saved: insertReminder({
        ...reminderColumns(reminder),
        ownerId,
        id: draft.id,
        carId,
        createdAt,
        updatedAt: createdAt,
      }),
    },
    answer: answerOf(reminder),
    refused: 'ID_TAKEN',
  }));
}

const answerOf = (reminder: Reminder, from: 'saved' | 'completion' = 'saved') =>
  sql<Reminder | null>`(select ${JSON.stringify(reminder)}::json from ${sql.identifier(from)})`;

type Changed = { reminder: Reminder; completion?: SQLWrapper; refused?: 'ID_TAKEN' };

/**
 * @param change what becomes of the reminder; the very same object when nothing does
 * @throws NOT_FOUND
 */
export const changeReminder = (
  caller: Caller,
  input: Key,
  change: (reminder: Reminder, write: CarWrite<Reminder | null>) => Changed,
): Promise<Reminder> =>
  carWrite(
    caller,
    input,
    reminderOfCar(input.reminderId),
    (write): CarChange<Reminder> | { unchanged: Reminder } => {
      if (!write.stored) throw refusal('NOT_FOUND');
      const { reminder, completion, refused = 'NOT_FOUND' } = change(write.stored, write);
      if (reminder === write.stored) return { unchanged: reminder };
      const saved = { ...reminder, version: reminder.version + 1 };
      return {
        writes: {
          saved: updateReminder(write.scope, input.reminderId, {
            ...reminderColumns(saved),
            version: saved.version,
            updatedAt: write.now,
          }),
          ...(completion && { completion }),
        },
        answer: answerOf(saved, completion ? 'completion' : 'saved'),
        refused,
      };
    },
  );

export const removeReminder = (caller: Caller, input: Key): Promise<{ done: true }> =>
  carDelete(caller, input, input.reminderId, sql`null`, ({ scope }, deletion) => ({
    writes: { deleted: deleteReminder(scope, deletion) },
    answer: sql`(select ${DONE} from deleted)`,
    refused: 'NOT_FOUND',
  }));
