import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { isUnreferencedFile } from '#server/tables.ts';
import { media } from '#server/media/table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;

type StagedFile = { place: number; fileId: Id };

/** A row of an open import whose record named files and still lacks some, or already has this one. */
const takes = ({ ownerId }: Owner, importId: Id, { place, fileId }: StagedFile) => sql`
  owner_id = ${ownerId} and import_id = ${importId} and place = ${place} and kind in ('repair', 'fill')
    and (jsonb_array_length(coalesce(record -> 'receipts', '[]')) < (record ->> 'files')::int
      or record -> 'receipts' @> to_jsonb(${fileId}::text))`;

export async function takesFile(
  db: Queryable,
  owner: Owner,
  importId: Id,
  file: StagedFile,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from import_rows where ${takes(owner, importId, file)}`);
  return rows.length > 0;
}

/** Idempotent. @returns false when the record no longer accepts the file */
export async function addStagedFile(
  db: Queryable,
  owner: Owner,
  importId: Id,
  file: StagedFile,
): Promise<boolean> {
  const { fileId } = file;
  const { rowCount } = await db.execute(sql`
    update import_rows set record = jsonb_set(record, '{receipts}',
      (coalesce(record -> 'receipts', '[]') - ${fileId}::text) || to_jsonb(${fileId}::text))
    where ${takes(owner, importId, file)}`);
  return rowCount === 1;
}

export async function stagedFiles(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<Id[]> {
  const { rows } = await tx.execute<{ id: Id }>(sql`
    select file.id from import_rows r, jsonb_array_elements_text(r.record -> 'receipts') as file (id)
    where r.owner_id = ${ownerId} and r.import_id = ${importId}`);
  return rows.map(({ id }) => id);
}

/** Deletes files without a record; a trigger leaves their bytes to the sweep. */
export async function deleteUnusedFiles(
  tx: Queryable,
  { ownerId }: Owner,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${media} where ${media.ownerId} = ${ownerId} and ${media.purpose} = 'receipt'
      and ${media.id} = any(${sql.param([...ids])}::uuid[]) and ${isUnreferencedFile}`);
}
