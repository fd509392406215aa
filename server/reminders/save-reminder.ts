import { sql, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { newReminder, withEdit } from '#domain/reminders/change-rules.ts';
import type { Reminder, ReminderDraft, ReminderEdit } from '#domain/reminders/schema.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import { carDelete, carWrite, type CarWrite } from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { deleteReminder, insertReminder, reminderOfCar, updateReminder } from './store.ts';
import { reminderColumns } from './table.ts';

type Key = { opId: Id; carId: Id; reminderId: Id };

export function addReminder(caller: Caller, draft: z.output<typeof ReminderDraft>): Promise<Reminder> {
  const createdAt = caller.deps.clock();
  const reminder = newReminder(draft, createdAt.toISOString());
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

type Stored = { reminder: Reminder | null; readings: ReadingFacts | null };
type Changed = {
  reminder: Reminder;
  completion?: SQLWrapper;
  /** Of the completion; null removes it. */
  reading?: { km: number; date: string } | null;
  refused?: 'ID_TAKEN';
};

export type ChangeOfReminder = (reminder: Reminder, write: CarWrite<Stored>) => Changed;

/**
 * @param change what becomes of the reminder; the very same object when nothing does
 * @param completionId the one whose reading may change
 * @throws NOT_FOUND
 */
export function changeReminder(
  caller: Caller,
  input: Key,
  change: ChangeOfReminder,
  completionId: Id | null = null,
): Promise<Reminder> {
  const readings = completionId === null ? sql`null` : readingFacts(completionId);
  const read = sql<Stored>`json_build_object(
    'reminder', ${reminderOfCar(input.reminderId)}, 'readings', ${readings})`;
  return carWrite<Stored, Reminder>(caller, input, read, (write) => {
    const { stored } = write;
    if (!stored.reminder) throw refusal('NOT_FOUND');
    const { reminder, completion, reading = null, refused = 'NOT_FOUND' } = change(stored.reminder, write);
    if (reminder === stored.reminder) return { unchanged: reminder };
    const saved = { ...reminder, version: reminder.version + 1 };
    const source = { source: 'reminder', sourceId: completionId ?? '' } as const;
    const followed = writeReading(write, stored.readings, source, reading);
    return {
      writes: {
        saved: updateReminder(write.scope, input.reminderId, {
          ...reminderColumns(saved),
          version: saved.version,
          updatedAt: write.now,
        }),
        ...(completion && { completion }),
        ...followed.writes,
      },
      car: followed.car,
      answer: answerOf(saved, completion ? 'completion' : 'saved'),
      refused,
    };
  });
}

/** An edit of what is due makes it due again. */
export const editReminder = (caller: Caller, edit: z.output<typeof ReminderEdit>): Promise<Reminder> =>
  changeReminder(caller, edit, (stored) => {
    const set = mergeChanges<Reminder>(stored, edit);
    return { reminder: Object.keys(set).length === 0 ? stored : withEdit(stored, set) };
  });

/** The readings of its completions stay: the odometer said so. */
export const removeReminder = (caller: Caller, input: Key): Promise<{ done: true }> =>
  carDelete(caller, input, input.reminderId, sql`null`, ({ scope }, deletion) => ({
    writes: { deleted: deleteReminder(scope, deletion) },
    answer: sql`(select ${DONE} from deleted)`,
    refused: 'NOT_FOUND',
  }));
