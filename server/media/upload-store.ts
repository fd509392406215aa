import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Db, Queryable, Tx } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import { deletedFiles, uploads } from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type UploadRow = typeof uploads.$inferSelect;

const isTheirs = ({ ownerId }: Owner, id: Id) => and(eq(uploads.ownerId, ownerId), eq(uploads.id, id));

export async function findUpload(db: Queryable, owner: Owner, id: Id): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(isTheirs(owner, id));
  return row;
}

/** All unfinished ones of an owner but this, as large as they will be. */
export async function otherUploads(
  db: Queryable,
  { ownerId }: Owner,
  id: Id,
): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8`,
    })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), ne(uploads.id, id)));
  return row!;
}

/** Keeps one that is there. @returns how much of it has arrived */
export async function insertUpload(
  tx: Tx,
  { ownerId }: Owner,
  { id, size, now }: { id: Id; size: number; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(uploads)
    .values({ ownerId, id, size, touchedAt: now })
    .onConflictDoUpdate({ target: [uploads.ownerId, uploads.id], set: { touchedAt: now } })
    .returning({ received: uploads.received });
  return row!.received;
}

type Part = { start: number; size: number; key: string };

/** @returns false when another part was there first, or the upload is gone @throws UPLOAD_FAILED for an expired reservation */
export async function addPart(
  db: Db,
  owner: Owner,
  { id, part: { start, size, key }, now }: { id: Id; part: Part; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [moved] = await tx
      .update(uploads)
      .set({
        received: start + size,
        storageKeys: sql`${uploads.storageKeys} || ${key}::text`,
        touchedAt: now,
      })
      .where(and(isTheirs(owner, id), eq(uploads.received, start)))
      .returning({ id: uploads.id });
    if (!moved) return false;
    const released = await tx.delete(deletedFiles).where(eq(deletedFiles.storageKey, key)).returning();
    if (released.length !== 1) throw refusal('UPLOAD_FAILED');
    return true;
  });
}

/** @returns the keys of its parts, whose bytes are to be removed; undefined when there is none */
export async function deleteUpload(db: Queryable, owner: Owner, id: Id): Promise<string[] | undefined> {
  const [row] = await db.delete(uploads).where(isTheirs(owner, id)).returning({ keys: uploads.storageKeys });
  return row?.keys;
}

/** @returns how many, `batch` at most */
export async function deleteStaleUploads(db: Db, before: Date, batch: number): Promise<number> {
  const stale = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.touchedAt, before))
    .limit(batch)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(uploads)
    .where(and(inArray(uploads.id, stale), lt(uploads.touchedAt, before)))
    .returning({ id: uploads.id });
  return deleted.length;
}
