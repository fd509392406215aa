import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { ImportEntry, StoredKind, UndoneImport } from '#domain/imports/batch-schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { imports } from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type StoredImport = typeof imports.$inferSelect;

const ENTRY = `json_build_object(
  'id', id, 'source', source, 'files', files,
  'carIds', (select coalesce(json_agg(distinct target ->> 'carId'), '[]'::json) from jsonb_array_elements(targets) as target),
  'createdAt', ${printInstant('created_at')}, 'committedAt', ${printInstant('committed_at')},
  'counts', counts, 'undone', undone)`;

export async function listImports(db: Queryable, { ownerId }: Owner, since: Date): Promise<ImportEntry[]> {
  const { rows } = await db.execute<{ imports: ImportEntry[] }>(sql`
    select coalesce(json_agg(${sql.raw(ENTRY)} order by created_at desc, id desc), '[]'::json) as imports
    from (
      select * from imports where owner_id = ${ownerId} and created_at > ${since}
      order by created_at desc, id desc limit 100
    ) as imports`);
  return rows[0]!.imports;
}

export async function lockImport(
  tx: Queryable,
  { ownerId }: Owner,
  id: Id,
): Promise<StoredImport | undefined> {
  const { rows } = await tx.execute<{ found: StoredImport }>(sql`
    select json_build_object(
      'ownerId', owner_id, 'id', id, 'source', source, 'files', files, 'targets', targets, 'records', records,
      'counts', counts, 'undone', undone, 'createdAt', ${sql.raw(printInstant('created_at'))},
      'committedAt', ${sql.raw(printInstant('committed_at'))}) as found
    from imports where owner_id = ${ownerId} and id = ${id} for update`);
  const found = rows[0]?.found;
  const instant = (text: unknown) => (text === null ? null : new Date(text as string));
  return found && { ...found, createdAt: instant(found.createdAt)!, committedAt: instant(found.committedAt) };
}

export async function findImport(db: Queryable, { ownerId }: Owner, id: Id): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from imports where owner_id = ${ownerId} and id = ${id}`);
  return rows.length > 0;
}

/** Locks the open import. @returns when it began */
export async function openSince(
  tx: Queryable,
  { ownerId }: Owner,
): Promise<{ id: Id; since: Date } | undefined> {
  const { rows } = await tx.execute<{ id: Id; since: string }>(sql`
    select id, ${sql.raw(printInstant('created_at'))} as since from imports
    where owner_id = ${ownerId} and committed_at is null for update`);
  const [open] = rows;
  return open && { id: open.id, since: new Date(open.since) };
}

export const insertImport = (values: typeof imports.$inferInsert) =>
  build.insert(imports).values(values).onConflictDoNothing().returning();

export const deleteOpenImport = ({ ownerId }: Owner, id: Id) =>
  sql`delete from imports where owner_id = ${ownerId} and id = ${id} and committed_at is null returning id`;

export type StagedRow = {
  place: number;
  target: number;
  kind: StoredKind;
  key: string;
  record: Record<string, unknown>;
  reading_id: Id | null;
};

/** A row that was sent earlier stays unchanged. */
export const insertStaged = ({ ownerId }: Owner, importId: Id, rows: readonly StagedRow[]) => sql`
  insert into import_rows (owner_id, import_id, place, target, kind, key, record, reading_id)
  select ${ownerId}::uuid, ${importId}::uuid, place, target, kind, key, record, reading_id
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(place int, target int, kind text, key text, record jsonb, reading_id uuid)
  on conflict do nothing returning place`;

export async function countStaged(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<number> {
  const { rows } = await tx.execute<{ staged: number }>(sql`
    select count(*)::int as staged from import_rows where owner_id = ${ownerId} and import_id = ${importId}`);
  return rows[0]!.staged;
}

export async function deleteStaged(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<void> {
  await tx.execute(sql`delete from import_rows where owner_id = ${ownerId} and import_id = ${importId}`);
}

const isImport = ({ ownerId }: Owner, id: Id) => and(eq(imports.ownerId, ownerId), eq(imports.id, id));

export const committedImport = (
  owner: Owner,
  id: Id,
  set: Pick<StoredImport, 'counts' | 'committedAt' | 'targets'>,
) => build.update(imports).set(set).where(isImport(owner, id)).returning();

export const undoneImport = (owner: Owner, id: Id, undone: UndoneImport) =>
  build.update(imports).set({ undone }).where(isImport(owner, id)).returning();

export const deleteExpiredImports = (db: Queryable, before: { open: Date; committed: Date }) =>
  db.execute(sql`
    delete from imports where created_at < ${before.committed}
      or (committed_at is null and created_at < ${before.open})`);
