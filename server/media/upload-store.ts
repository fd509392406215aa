import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Db, Queryable, Tx } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import { deletedFiles, uploads } from './table.ts';

/** The uploader: the owner, or the link through which a mechanic sends the file. */
export type Uploader = Pick<OwnerScope, 'ownerId' | 'key'> & { readonly linkId: Id | null };
export type UploadRow = typeof uploads.$inferSelect;

/** Whose turns and limits an upload uses up: a link has its own, so that it never takes those of its owner. */
export const turnOf = ({ ownerId, linkId }: Uploader): Id => linkId ?? ownerId;

const isOf = ({ linkId }: Uploader): SQL<boolean> =>
  sql`${uploads.linkId} is not distinct from ${linkId}::uuid`;

const isTheirs = (uploader: Uploader, id: Id) =>
  and(eq(uploads.ownerId, uploader.ownerId), isOf(uploader), eq(uploads.id, id));

export async function findUpload(db: Queryable, uploader: Uploader, id: Id): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(isTheirs(uploader, id));
  return row;
}

type Totals = { files: number; bytes: number };

/** The totals of the account's other unfinished uploads at their final size, and of the uploader's among them. */
export async function otherUploads(
  db: Queryable,
  uploader: Uploader,
  id: Id,
): Promise<{ all: Totals; own: Totals }> {
  const totals = (of: SQL) => ({
    files: sql<number>`count(*) filter (where ${of})::int`,
    bytes: sql<number>`coalesce(sum(${uploads.size}) filter (where ${of}), 0)::float8`,
  });
  const [row] = await db
    .select({ all: totals(sql`true`), own: totals(isOf(uploader)) })
    .from(uploads)
    .where(and(eq(uploads.ownerId, uploader.ownerId), ne(uploads.id, id)));
  return row!;
}

/** Keeps an existing one. @returns how much of it has arrived @throws ID_TAKEN by another uploader of the account */
export async function insertUpload(
  tx: Tx,
  uploader: Uploader,
  { id, size, now }: { id: Id; size: number; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(uploads)
    .values({ ownerId: uploader.ownerId, linkId: uploader.linkId, id, size, touchedAt: now })
    .onConflictDoUpdate({
      target: [uploads.ownerId, uploads.id],
      set: { touchedAt: now },
      setWhere: isOf(uploader),
    })
    .returning({ received: uploads.received });
  if (!row) throw refusal('ID_TAKEN');
  return row.received;
}

type Part = { start: number; size: number; key: string };

/** @returns false when another part was stored first, or the upload is gone
 * @throws UPLOAD_FAILED for an expired reservation */
export async function addPart(
  db: Db,
  uploader: Uploader,
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
      .where(and(isTheirs(uploader, id), eq(uploads.received, start)))
      .returning({ id: uploads.id });
    if (!moved) return false;
    const released = await tx.delete(deletedFiles).where(eq(deletedFiles.storageKey, key)).returning();
    if (released.length !== 1) throw refusal('UPLOAD_FAILED');
    return true;
  });
}

/** @returns keys of its parts, whose bytes are to be removed; undefined without an upload */
export async function deleteUpload(db: Queryable, uploader: Uploader, id: Id): Promise<string[] | undefined> {
  const [row] = await db
    .delete(uploads)
    .where(isTheirs(uploader, id))
    .returning({ keys: uploads.storageKeys });
  return row?.keys;
}

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
