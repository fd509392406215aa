import { and, eq, sql } from 'drizzle-orm';
import type { Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope, EachCar } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, printInstant } from '#server/platform/http/page-marks.ts';
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
  'version', d.version, 'createdAt', ${printInstant('d.created_at')})`;

const FILES = filesOfRecord(documentFileList, 'd');

/** More documents than any car has. */
const LISTED = 1_000;

export const documentsOf = ({ ownerId, carId }: EachCar) => sql<Document[]>`(
  select coalesce(json_agg(${sql.raw(DOCUMENT)} order by d.id), '[]'::json)
  from (
    select * from documents where owner_id = ${ownerId} and car_id = ${carId} order by id limit ${LISTED}
  ) as d cross join lateral ${sql.raw(FILES)} as files)`;

export async function listDocuments(db: Queryable, scope: CarScope): Promise<Document[]> {
  const { rows } = await db.execute<{ documents: Document[] }>(
    sql`select ${documentsOf(scope)} as documents`,
  );
  return rows[0]!.documents;
}

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
