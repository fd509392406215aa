import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { pick } from '#server/platform/database/policy.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { authUser, users } from '#server/accounts/table.ts';
import { cars } from '#server/cars/table.ts';
import { deletedFiles, media, mediaTables } from '#server/media/table.ts';
import { isLoose, tables, type TableKey } from '#server/tables.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
const IDS_AT_ONCE = 5000;

export async function exportedProfile(db: Queryable, { ownerId }: Owner) {
  const [row] = await db
    .select({
      email: authUser.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phoneNumber,
    })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.id))
    .where(eq(users.id, ownerId));
  return row ?? null;
}

export async function exportedCarIds(db: Queryable, { ownerId }: Owner): Promise<Id[]> {
  const rows = await db
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.ownerId, ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
  return rows.map(({ id }) => id);
}

export type ExportedMediaRow = Awaited<ReturnType<typeof exportedMedia>>[number];

/** The files that something of the owner's has taken; what nothing took is about to be swept. */
export async function exportedMedia(db: Queryable, { ownerId }: Owner) {
  return db
    .select({ ...pick(media, mediaTables.media.portable.columns), storageKey: media.storageKey })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), not(isLoose)))
    .orderBy(asc(media.id));
}

/** Which of these ids are used already, by whomever. */
export async function takenIds(db: Queryable, key: TableKey, ids: readonly Id[]): Promise<Id[]> {
  const { table } = tables[key];
  const { id } = getTableColumns(table) as Record<string, PgColumn>;
  const found: Id[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = sql`${id} = any(${sql.param(ids.slice(at, at + IDS_AT_ONCE))}::uuid[])`;
    const rows = await db
      .select({ id: sql<Id>`${id}` })
      .from(table)
      .where(some);
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

/** The keys are used from now on. @returns false when the sweep has taken one of them meanwhile */
export async function keepKeys(tx: Queryable, keys: readonly string[]): Promise<boolean> {
  let kept = 0;
  for (let at = 0; at < keys.length; at += IDS_AT_ONCE) {
    const rows = await tx
      .delete(deletedFiles)
      .where(sql`${deletedFiles.storageKey} = any(${sql.param(keys.slice(at, at + IDS_AT_ONCE))}::text[])`)
      .returning({ key: deletedFiles.storageKey });
    kept += rows.length;
  }
  return kept === keys.length;
}
