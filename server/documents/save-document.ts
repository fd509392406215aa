import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { repairOfDocument } from '#domain/documents/cost-record.ts';
import { reminderOfDocument } from '#domain/documents/reminder-rules.ts';
import {
  isValidityPossible,
  validityError,
  type CostRecord,
  type Document,
  type DocumentDraft,
  type DocumentEdit,
} from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import { reminderColumns } from '#domain/reminders/reminder-row.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { changeFiles, filesNamed } from '#server/platform/database/record-files.ts';
import { assertOwnDocument } from '#server/media/store.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import {
  carDelete,
  carWrite,
  type CarChange,
  type CarWrite,
  type Deletion,
} from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller, type Unchanged } from '#server/platform/database/run-operation.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { assertReminderLimit, newReminderWrites } from '#server/reminders/save-reminder.ts';
import { deleteReminder, reminderOfCar, remindersOfOwner, updateReminder } from '#server/reminders/store.ts';
import { newRepairWrite } from '#server/repairs/save-repair.ts';
import { repairOfCar, updateRepair } from '#server/repairs/store.ts';
import { deleteDocument, documentFileList, documentOfCar, insertDocument, updateDocument } from './store.ts';

type Writes = Record<string, SQLWrapper>;
type Fields = Omit<Document, 'files' | 'version' | 'createdAt' | 'reminderId'>;

/** Also saves its reminder and the record of its cost. @throws NOT_FOUND for a file of another car; BAD_REQUEST */
export function addDocument(caller: Caller, draft: z.output<typeof DocumentDraft>): Promise<Document> {
  const { opId: _opId, validFrom = null, validTo = null, record = null, ...rest } = draft;
  const document: Fields = { ...rest, validFrom, validTo, record };
  return carWrite(caller, draft, remindersOfOwner, async (write) => {
    const { scope, stored: reminders, now, tx } = write;
    await assertFiles(tx, scope, document.fileIds);
    const reminder = reminderWrites(write, document, { reminder: null, reminders });
    return {
      writes: {
        saved: insertDocument({
          ...columnsOf(document),
          id: draft.id,
          ownerId: scope.ownerId,
          carId: scope.carId,
          reminderId: reminder.reminderId,
          repairId: record?.id ?? null,
          createdAt: now,
          updatedAt: now,
        }),
        ...reminder.writes,
        ...recordWrites(write, document, { record: null, repair: null }),
        ...changeFiles(documentFileList, { before: [], after: document.fileIds }),
      },
      answer: answerOf(
        { ...document, reminderId: reminder.reminderId, version: 1, createdAt: now.toISOString() },
        ['saved', ...reminder.named, ...(record ? ['recorded'] : [])],
      ),
      refused: 'ID_TAKEN',
    };
  });
}

type Stored = {
  document: Document | null;
  reminder: Reminder | null;
  repair: Repair | null;
  reminders: number;
};

/** Also updates its reminder. Compared with the stored state, because date and cost may change without a new version
 * of the document.
 * @throws NOT_FOUND, CONFLICT, BAD_REQUEST */
export function editDocument(caller: Caller, edit: z.output<typeof DocumentEdit>): Promise<Document> {
  const { documentId, changes } = edit;
  const recordId = changes.record?.to?.id;
  const read = sql<Stored>`json_build_object(
    'document', ${documentOfCar(documentId)},
    'reminder', ${reminderOfCar(documentId)},
    'repair', ${recordId === undefined ? sql`null` : repairOfCar(recordId)},
    'reminders', ${remindersOfOwner})`;
  const decide = async (
    write: CarWrite<Stored>,
    deletion?: Deletion,
  ): Promise<CarChange<Document> | Unchanged<Document>> => {
    const { scope, stored, now, tx } = write;
    const { document, repair, reminders } = stored;
    if (!document) throw refusal('NOT_FOUND');
    const set = mergeChanges<Document>(document, { changes, baseVersion: 0 });
    if (Object.keys(set).length === 0) return { unchanged: document };
    const next = { ...document, ...set };
    if (!isValidityPossible(next)) throw fieldRefusal('validTo', validityError);
    const added = next.fileIds.filter((id) => !document.fileIds.includes(id));
    await assertFiles(tx, scope, added);
    const present = document.reminderId === null ? null : stored.reminder;
    const reminder = reminderWrites(write, next, { reminder: present, reminders }, deletion);
    const isRecorded = set.record !== undefined && document.record === null && next.record !== null;
    return {
      writes: {
        saved: updateDocument(scope, documentId, {
          ...columnsOf(next),
          reminderId: reminder.reminderId,
          ...(isRecorded && { repairId: next.record!.id }),
          version: document.version + 1,
          updatedAt: now,
        }),
        ...reminder.writes,
        ...(set.record !== undefined && recordWrites(write, next, { record: document.record, repair })),
        ...(set.fileIds && changeFiles(documentFileList, { before: document.fileIds, after: next.fileIds })),
      },
      answer: answerOf({ ...next, reminderId: reminder.reminderId, version: document.version + 1 }, [
        'saved',
        ...reminder.named,
        ...(set.record === undefined ? [] : ['recorded']),
      ]),
      refused: isRecorded || present === null ? 'ID_TAKEN' : 'NOT_FOUND',
    };
  };
  return changes.validTo?.to === null
    ? carDelete<Stored, Document>(caller, edit, { id: documentId, bin: null }, read, decide)
    : carWrite<Stored, Document>(caller, edit, read, (write) => decide(write));
}

/** Keeps the record of its cost, which was paid. */
export const removeDocument = (
  caller: Caller,
  input: { opId: Id; carId: Id; documentId: Id },
): Promise<{ done: true }> =>
  carDelete(
    caller,
    input,
    { id: input.documentId, bin: 'document' },
    documentOfCar(input.documentId),
    (write, deletion) => {
      const hasReminder = write.stored?.reminderId != null;
      return {
        writes: {
          deleted: deleteDocument(write.scope, deletion),
          ...(hasReminder && { deleted_reminder: deleteReminder(write.scope, deletion) }),
        },
        answer: sql`(select ${DONE} from deleted)`,
        refused: 'NOT_FOUND',
      };
    },
  );

const columnsOf = ({ kind, title, number, company, validFrom, notes }: Fields) => ({
  kind,
  title,
  number,
  company,
  validFrom,
  notes,
});

async function assertFiles(tx: CarWrite<unknown>['tx'], scope: CarScope, ids: readonly Id[]): Promise<void> {
  for (const id of ids) await assertOwnDocument(tx, scope, id);
}

type Present = { reminder: Reminder | null; reminders: number };

/** The reminder has the id of its document, so both can be deleted by one id. */
function reminderWrites(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  document: Fields,
  { reminder, reminders }: Present,
  deletion?: Deletion,
): { reminderId: Id | null; writes: Writes; named: string[] } {
  const after = reminderOfDocument(document, reminder, now.toISOString());
  const reminderId = after?.id ?? null;
  if (after === reminder) return { reminderId, writes: {}, named: [] };
  const named = ['reminder'];
  if (!after) return { reminderId, writes: { reminder: deleteReminder(scope, deletion!) }, named };
  if (!reminder) {
    assertReminderLimit(reminders);
    const { saved, planned } = newReminderWrites(scope, after, now);
    return { reminderId, writes: { reminder: saved, planned }, named };
  }
  const update = updateReminder(scope, after.id, {
    ...reminderColumns(after),
    version: reminder.version + 1,
    updatedAt: now,
  });
  return { reminderId, writes: { reminder: update }, named };
}

type Recorded = { record: CostRecord | null; repair: Repair | null };

/** @throws BAD_REQUEST for a record that is not the current one, or a day in the future */
function recordWrites(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  document: Fields,
  { record, repair }: Recorded,
): Writes {
  const after = document.record;
  if (after) checkDate(after.date, now, 'record');
  if (!record)
    return after ? { recorded: newRepairWrite(scope, repairOfDocument(document, after), now) } : {};
  if (!repair || after?.id !== record.id) throw fieldRefusal('record', 'Missing information');
  const { date, cost, currency } = after;
  const breakdown = repair.breakdown && isWithinCost({ ...repair, cost, currency }) ? repair.breakdown : null;
  return {
    recorded: updateRepair(scope, repair.id, {
      date,
      costMinor: toMinorOrNull(cost, currency),
      currency,
      breakdown,
      version: repair.version + 1,
      updatedAt: now,
    }),
  };
}

/** Null unless each of these wrote a row. */
function answerOf(document: Omit<Document, 'files'>, from: readonly string[]): SQL<Document | null> {
  const json = sql`${JSON.stringify(document)}::jsonb`;
  return sql<Document | null>`(
    select ${json} || jsonb_build_object('byKey', saved.by_key,
      'files', (select shown from ${filesNamed(document.fileIds)} as files))
    from ${sql.join(
      from.map((name) => sql.identifier(name)),
      sql`, `,
    )})`;
}
