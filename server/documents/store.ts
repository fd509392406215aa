import { and, eq, sql } from 'drizzle-orm';
import type { Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, printInstant } from '#server/platform/database/printed.ts';
import { filesOfRecord, type FileList } from '#server/platform/database/record-files.ts';
import { documents } from './table.ts';

export const documentFileList: FileList = { table: 'document_files', record: 'document_id' };

/** The latest cost: the repair created by the last completion of the document's reminder, or else with the document. */
const record = `(
  select json_build_object('id', id, 'date', ${printDay('date')}, 'cost', ${COST}, 'currency', currency)
  from repairs where owner_id = d.owner_id and car_id = d.car_id and id = coalesce((
    select c.repair_id from reminder_completions c
    where c.owner_id = d.owner_id and c.reminder_id = d.reminder_id and c.repair_id is not null
    order by c.done_on desc, c.created_at desc, c.id desc limit 1
  ), d.repair_id))`;

const DOCUMENT = `json_build_object(
  'id', d.id, 'carId', d.car_id, 'kind', d.kind, 'title', d.title, 'number', d.number, 'company', d.company,
  'validFrom', ${printDay('d.valid_from')},
  'validTo', (select ${printDay('due_date')} from reminders where owner_id = d.owner_id and id = d.reminder_id),
  'notes', d.notes, 'fileIds', files.ids, 'files', files.shown, 'record', ${record}, 'reminderId', d.reminder_id,
  'byKey', d.by_key, 'version', d.version, 'createdAt', ${printInstant('d.created_at')})`;

const FILES = filesOfRecord(documentFileList, 'd');

export const documentOfCar = (id: Id) => sql<Document | null>`(
  select ${sql.raw(DOCUMENT)} from documents d cross join lateral ${sql.raw(FILES)} as files
  where ${sql.raw(ofCar())} and d.id = ${id}::uuid)`;

const isDocument = ({ ownerId, carId }: CarScope, id: Id) =>
  and(eq(documents.ownerId, ownerId), eq(documents.id, id), eq(documents.carId, carId));

export const insertDocument = (values: typeof documents.$inferInsert) =>
  build.insert(documents).values(values).onConflictDoNothing().returning();

export const updateDocument = (scope: CarScope, id: Id, values: Partial<typeof documents.$inferInsert>) =>
  build.update(documents).set(values).where(isDocument(scope, id)).returning();

export const deleteDocument = (scope: CarScope, { id }: Deletion) =>
  build.delete(documents).where(isDocument(scope, id)).returning();
