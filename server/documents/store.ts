import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, printInstant, PRINT_MEDIA_URL } from '#server/platform/http/page-marks.ts';
import { documentFiles, documents } from './table.ts';

/** The newest cost: of the repair that the last completion of its reminder made, or of the one made with it. */
const record = `(
  select json_build_object('id', id, 'date', ${printDay('date')}, 'cost', ${COST}, 'currency', currency)
  from repairs where owner_id = d.owner_id and car_id = d.car_id and id = coalesce((
    select c.repair_id from reminder_completions c
    where c.owner_id = d.owner_id and c.reminder_id = d.reminder_id and c.repair_id is not null
    order by c.done_on desc, c.created_at desc, c.id desc limit 1
  ), d.repair_id))`;

const filesOf = (value: string) => `coalesce((
  select json_agg(${value} order by f.position, f.file_id)
  from document_files f join media on media.id = f.file_id and media.owner_id = f.owner_id
  where f.owner_id = d.owner_id and f.document_id = d.id), '[]'::json)`;

const DOCUMENT = `json_build_object(
  'id', d.id, 'carId', d.car_id, 'kind', d.kind, 'title', d.title, 'number', d.number, 'company', d.company,
  'validFrom', ${printDay('d.valid_from')},
  'validTo', (select ${printDay('due_date')} from reminders where owner_id = d.owner_id and id = d.reminder_id),
  'notes', d.notes, 'fileIds', ${filesOf('media.id')},
  'files', ${filesOf(`json_build_object('id', media.id,
    'kind', case media.kind when 'document' then 'document' else 'picture' end, 'url', ${PRINT_MEDIA_URL})`)},
  'record', ${record}, 'reminderId', d.reminder_id,
  'version', d.version, 'createdAt', ${printInstant('d.created_at')})`;

/** More than one car ever has. */
const LISTED = 1_000;

export async function listDocuments(db: Queryable, { ownerId, carId }: CarScope): Promise<Document[]> {
  const { rows } = await db.execute<{ documents: Document[] }>(sql`
    select coalesce(json_agg(${sql.raw(DOCUMENT)} order by d.id), '[]'::json) as documents
    from (
      select * from documents where owner_id = ${ownerId} and car_id = ${carId} order by id limit ${LISTED}
    ) as d`);
  return rows[0]!.documents;
}

/** For a statement that provides the row `car`. */
export const documentOfCar = (id: Id) => sql<Document | null>`(
  select ${sql.raw(DOCUMENT)} from documents d where ${sql.raw(ofCar())} and d.id = ${id}::uuid)`;

/** As they will be listed; the files are stored already. */
export const filesNamed = (ids: readonly Id[]): SQL => sql`coalesce((
  select json_agg(json_build_object('id', id,
    'kind', case kind when 'document' then 'document' else 'picture' end, 'url', ${sql.raw(PRINT_MEDIA_URL)})
    order by array_position(${sql.param(ids)}::uuid[], id))
  from media where id = any(${sql.param(ids)}::uuid[])), '[]'::json)`;

const isDocument = ({ ownerId, carId }: CarScope, id: Id) =>
  and(eq(documents.ownerId, ownerId), eq(documents.id, id), eq(documents.carId, carId));

/** Returns nothing when the id is taken. */
export const insertDocument = (values: typeof documents.$inferInsert) =>
  build.insert(documents).values(values).onConflictDoNothing().returning();

export const updateDocument = (scope: CarScope, id: Id, values: Partial<typeof documents.$inferInsert>) =>
  build.update(documents).set(values).where(isDocument(scope, id)).returning();

export const deleteDocument = (scope: CarScope, { id }: Deletion) =>
  build.delete(documents).where(isDocument(scope, id)).returning();

type Files = readonly Id[];

/** What makes the files of a document those that are wanted, in their order. */
export function changeFiles(
  { ownerId }: CarScope,
  documentId: Id,
  { before, wanted }: { before: Files; wanted: Files },
): Record<string, SQL> {
  const removed = before.filter((id) => !wanted.includes(id));
  const { ownerId: owner, documentId: of, fileId } = documentFiles;
  return {
    ...(removed.length > 0 && {
      removed_files: build
        .delete(documentFiles)
        .where(and(eq(owner, ownerId), eq(of, documentId), inArray(fileId, removed)))
        .getSQL(),
    }),
    ...(wanted.length > 0 && {
      files: sql`
        insert into document_files (owner_id, document_id, file_id, position)
        select saved.owner_id, saved.id, file.id, file.position
        from saved, unnest(${sql.param(wanted)}::uuid[]) with ordinality as file (id, position)
        on conflict (owner_id, document_id, file_id) do update set position = excluded.position`,
    }),
  };
}

export const insertFile = (values: typeof documentFiles.$inferInsert) =>
  build.insert(documentFiles).values(values).returning();
