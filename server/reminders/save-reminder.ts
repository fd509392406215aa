import { sql, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newReminder, withEdit } from '#domain/reminders/change-rules.ts';
import { reminderColumns } from '#domain/reminders/reminder-row.ts';
import type { Reminder, ReminderDraft, ReminderEdit } from '#domain/reminders/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import {
  carDelete,
  carWrite,
  type CarChange,
  type CarWrite,
  type Deletion,
} from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller, type Unchanged } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { deleteRepair, repairOfCar } from '#server/repairs/store.ts';
import {
  deleteReminder,
  insertReminder,
  insertRun,
  reminderOfCar,
  remindersOfOwner,
  updateReminder,
} from './store.ts';

type Key = { opId: Id; carId: Id; reminderId: Id };

/** @param count of the owner's reminders @throws BAD_REQUEST at the limit of an account */
export function assertReminderLimit(count: number): void {
  if (count >= limits.reminders) throw fieldRefusal('id', 'No more reminders can be added to this account.');
}

export const newReminderWrites = (
  scope: CarScope,
  reminder: Reminder,
  createdAt: Date,
): { saved: SQLWrapper; planned: SQLWrapper } => ({
  saved: insertReminder({
    ...reminderColumns(reminder),
    ownerId: scope.ownerId,
    id: reminder.id,
    carId: scope.carId,
    createdAt,
    updatedAt: createdAt,
  }),
  planned: insertRun(scope),
});

/** @throws BAD_REQUEST at the limit of reminders of an account */
export function addReminder(caller: Caller, draft: z.output<typeof ReminderDraft>): Promise<Reminder> {
  const createdAt = caller.deps.clock();
  const reminder = newReminder(draft, createdAt.toISOString());
  return carWrite(caller, draft, remindersOfOwner, ({ scope, stored: count }) => {
    assertReminderLimit(count);
    const { saved, planned } = newReminderWrites(scope, reminder, createdAt);
    return {
      writes: { saved, planned },
      answer: answerOf(reminder),
      refused: 'ID_TAKEN',
    };
  });
}

/** Null unless each of these wrote a row. */
const answerOf = (reminder: Reminder, from: readonly string[] = ['saved']) =>
  sql<Reminder | null>`(select ${JSON.stringify(reminder)}::json from ${sql.join(
    from.map((name) => sql.identifier(name)),
    sql`, `,
  )})`;

type Stored = { reminder: Reminder | null; repair: Repair | null; readings: ReadingFacts | null };
type Changed = {
  reminder: Reminder;
  completion?: SQLWrapper;
  replaced?: SQLWrapper | undefined;
  repair?: SQLWrapper | undefined;
  /** Mileage reading of the completion or its repair; null removes it, undefined leaves it. */
  reading?: { km: number; date: string } | null | undefined;
  refused?: 'ID_TAKEN';
};

export type ChangeOfReminder = (reminder: Reminder, write: CarWrite<Stored>) => Changed | Promise<Changed>;

type Affected = {
  /** The record whose reading may change. */
  source?: { source: 'reminder' | 'repair'; sourceId: Id } | null;
  repairId?: Id | null;
  deletesRepair?: boolean;
};

/** @param change returns the new reminder, or the same object if nothing changes @throws NOT_FOUND */
export function changeReminder(
  caller: Caller,
  input: Key,
  change: ChangeOfReminder,
  { source = null, repairId = null, deletesRepair = false }: Affected = {},
): Promise<Reminder> {
  const read = sql<Stored>`json_build_object(
    'reminder', ${reminderOfCar(input.reminderId)},
    'repair', ${repairId === null ? sql`null` : repairOfCar(repairId)},
    'readings', ${source === null ? sql`null` : readingFacts(source.sourceId)})`;
  const decide = async (
    write: CarWrite<Stored>,
    deletion?: Deletion,
  ): Promise<CarChange<Reminder> | Unchanged<Reminder>> => {
    const { stored } = write;
    if (!stored.reminder) throw refusal('NOT_FOUND');
    const changed = await change(stored.reminder, write);
    const { reminder, completion, replaced, reading, refused = 'NOT_FOUND' } = changed;
    if (reminder === stored.reminder) return { unchanged: reminder };
    const saved = { ...reminder, version: reminder.version + 1 };
    const followed =
      source && reading !== undefined
        ? writeReading(write, stored.readings, source, reading)
        : { writes: {}, car: {} };
    const deleted = deletion && stored.repair?.version === 1 && deleteRepair(write.scope, deletion);
    const recorded = { ...(completion && { completion }), ...(changed.repair && { repair: changed.repair }) };
    return {
      writes: {
        saved: updateReminder(write.scope, input.reminderId, {
          ...reminderColumns(saved),
          version: saved.version,
          updatedAt: write.now,
        }),
        ...recorded,
        ...(replaced && { replaced }),
        ...(deleted && { deleted_repair: deleted }),
        ...followed.writes,
      },
      car: followed.car,
      answer: answerOf(saved, completion ? Object.keys(recorded) : undefined),
      refused,
    };
  };
  return deletesRepair && repairId
    ? carDelete<Stored, Reminder>(caller, input, { id: repairId, bin: null }, read, decide)
    : carWrite<Stored, Reminder>(caller, input, read, (write) => decide(write));
}

function assertNoDocument(reminder: Reminder | null): void {
  if (reminder?.documentId)
    throw fieldRefusal('reminderId', 'This reminder belongs to a document. To change it, edit the document.');
}

/** Changing what is due clears a snooze and the done mark. @throws BAD_REQUEST for the reminder of a document */
export const editReminder = (caller: Caller, edit: z.output<typeof ReminderEdit>): Promise<Reminder> =>
  changeReminder(caller, edit, (stored) => {
    assertNoDocument(stored);
    const set = mergeChanges<Reminder>(stored, edit);
    return { reminder: Object.keys(set).length === 0 ? stored : withEdit(stored, set) };
  });

/** Keeps the readings of its completions: the odometer did show them.
 * @throws BAD_REQUEST for the reminder of a document */
export const removeReminder = (caller: Caller, input: Key): Promise<{ done: true }> =>
  carDelete(
    caller,
    input,
    { id: input.reminderId, bin: 'reminder' },
    reminderOfCar(input.reminderId),
    ({ scope, stored }, deletion) => {
      assertNoDocument(stored);
      return {
        writes: { deleted: deleteReminder(scope, deletion) },
        answer: sql`(select ${DONE} from deleted)`,
        refused: 'NOT_FOUND',
      };
    },
  );
