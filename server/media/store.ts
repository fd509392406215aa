import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { mediaUrl, thumbnailUrl } from '#domain/media/rules.ts';
import type { Media, MediaPurpose } from '#domain/media/schema.ts';
import type { Db, Queryable, Tx } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { refusal } from '#server/platform/errors.ts';
import { ofCar } from '#server/platform/database/printed.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { isUnreferencedFile } from '#server/tables.ts';
import { deletedFiles, media } from './table.ts';

export type MediaRow = typeof media.$inferSelect;
type Owner = Pick<OwnerScope, 'ownerId'>;

const totals = {
  files: sql<number>`count(*)::int`,
  bytes: sql<number>`coalesce(sum(${media.size}), 0)::float8`,
};

export async function fileTotals(
  db: Queryable,
  where: SQL | undefined,
): Promise<{ files: number; bytes: number }> {
  const [row] = await db.select(totals).from(media).where(where);
  return row!;
}

export const storedTotals = (db: Queryable, owner: Owner) => fileTotals(db, eq(media.ownerId, owner.ownerId));

export const looseTotals = (db: Queryable, owner: Owner) =>
  fileTotals(db, and(eq(media.ownerId, owner.ownerId), isNull(media.linkId), isUnreferencedFile));

type PublicFields = Pick<
  MediaRow,
  'id' | 'kind' | 'contentType' | 'size' | 'width' | 'height' | 'extension' | 'thumbnailKey'
>;

export function toMedia(row: PublicFields): Media {
  const { id, kind, contentType, size, width, height } = row;
  const url = mediaUrl(id, row.extension);
  return {
    id,
    kind,
    contentType,
    size,
    width,
    height,
    url,
    thumbnailUrl: row.thumbnailKey && thumbnailUrl(url),
  };
}

export async function findOwnedMedia(db: Queryable, owner: Owner, id: Id): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, owner.ownerId)));
  return row;
}

/** Called before any byte is stored: unless `insertMedia` follows, the sweep removes the files after `until`. */
export async function reserveKeys(db: Queryable, keys: string[], until: Date): Promise<void> {
  await db.insert(deletedFiles).values(keys.map((storageKey) => ({ storageKey, deletedAt: until })));
}

/** @returns false when the id is in use @throws UPLOAD_FAILED when the reservation of the keys has expired */
export async function insertMedia(
  db: Db,
  row: typeof media.$inferInsert,
  check: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const keys = row.thumbnailKey ? [row.storageKey, row.thumbnailKey] : [row.storageKey];
  return db.transaction(async (tx) => {
    await check(tx);
    const [inserted] = await tx.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
    if (!inserted) return false;
    const released = await tx
      .delete(deletedFiles)
      .where(inArray(deletedFiles.storageKey, keys))
      .returning({ key: deletedFiles.storageKey });
    if (released.length !== keys.length) throw refusal('UPLOAD_FAILED');
    return true;
  });
}

const isFromSameLink = (scope: Pick<CarScope, 'ownerId'> & { actorId?: Id }) =>
  scope.actorId === undefined || scope.actorId === scope.ownerId
    ? undefined
    : eq(media.linkId, scope.actorId);

/** Returns no row for a file that is deleted, someone else's, of another car or already attached. `issueId` is null
 * for an issue that was not saved; `after` is the position of its last file. */
export const attachMedia = (scope: CarScope, issueId: SQL, ids: readonly Id[], after: SQL | number = 0) => {
  const idArray = sql`${sql.param([...new Set(ids)])}::uuid[]`;
  return build
    .update(media)
    .set({
      issueId,
      carId: scope.carId,
      position: sql`${after}::int + array_position(${idArray}, ${media.id})`,
    })
    .where(
      and(
        sql`${media.id} = any(${idArray})`,
        eq(media.ownerId, scope.ownerId),
        eq(media.purpose, 'issue'),
        isNull(media.issueId),
        isFromSameLink(scope),
        sql`${issueId} is not null`,
        sql`coalesce(${media.carId}, ${scope.carId}) = ${scope.carId}`,
      ),
    )
    .returning();
};

/** They are kept as long as unattached files, so that the removal can be undone. */
export const detachMedia = (scope: CarScope, issueId: Id, ids: readonly Id[], now: Date) =>
  build
    .update(media)
    .set({ issueId: null, createdAt: now })
    .where(
      and(
        inArray(media.id, [...ids]),
        eq(media.issueId, issueId),
        eq(media.ownerId, scope.ownerId),
        eq(media.carId, scope.carId),
      ),
    )
    .returning();

export const lastPosition = (issueId: Id) =>
  sql`(select coalesce(max(last.position), 0) from media as last where last.issue_id = ${issueId})`;

export const filesOfIssue = (issueId: Id) => sql<Id[] | null>`(
  select (select coalesce(json_agg(media.id), '[]'::json) from media where media.issue_id = issues.id)
  from issues where id = ${issueId} and ${sql.raw(ofCar())})`;

/** Locks the file against the sweep of unattached files.
 * @throws NOT_FOUND unless it is the owner's and of this purpose */
async function lockOwnFile(
  tx: Queryable,
  owner: Owner & { actorId?: Id },
  id: Id,
  purpose: MediaPurpose,
  carId?: Id,
): Promise<void> {
  const [row] = await tx
    .select({ carId: media.carId })
    .from(media)
    .where(
      and(
        eq(media.id, id),
        eq(media.ownerId, owner.ownerId),
        eq(media.purpose, purpose),
        isFromSameLink(owner),
      ),
    )
    .for('update');
  if (!row || (carId && row.carId && row.carId !== carId)) throw refusal('NOT_FOUND');
}

export const assertOwnPhoto = (tx: Queryable, owner: Owner, id: Id) =>
  lockOwnFile(tx, owner, id, 'car-photo');

export const assertOwnReceipt = (tx: Queryable, scope: CarScope, id: Id) =>
  lockOwnFile(tx, scope, id, 'receipt', scope.carId);

export const assertOwnDocument = (tx: Queryable, scope: CarScope, id: Id) =>
  lockOwnFile(tx, scope, id, 'document', scope.carId);

export type IssueMedia = { images: string[]; videos: string[]; documents: string[] };
const listOf = { picture: 'images', video: 'videos', document: 'documents' } as const;

export async function mediaOfIssues(
  db: Queryable,
  scope: CarScope,
  issueIds: readonly Id[],
): Promise<Map<Id, IssueMedia>> {
  const found = new Map<Id, IssueMedia>();
  if (issueIds.length === 0) return found;
  const rows = await db
    .select({ id: media.id, issueId: media.issueId, kind: media.kind, extension: media.extension })
    .from(media)
    .where(
      and(
        inArray(media.issueId, [...issueIds]),
        eq(media.carId, scope.carId),
        eq(media.ownerId, scope.ownerId),
      ),
    )
    .orderBy(asc(media.issueId), asc(media.position), asc(media.id));
  for (const { id, issueId, kind, extension } of rows) {
    const files = found.get(issueId!) ?? { images: [], videos: [], documents: [] };
    files[listOf[kind]].push(mediaUrl(id, extension));
    found.set(issueId!, files);
  }
  return found;
}

/** @returns keys of the files to be removed, or 'taken' when the file is in use */
export async function deleteLooseMedia(
  db: Db,
  owner: Owner,
  id: Id,
): Promise<string[] | 'taken' | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.id, id), eq(media.ownerId, owner.ownerId)))
      .for('update');
    if (!row) return undefined;
    const [keys] = await deleteLoose(tx, [row.id]);
    return keys ?? 'taken';
  });
}

export async function deleteAbandonedMedia(
  db: Db,
  before: { ofOwners: Date; throughLinks: Date },
  batch: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: media.id })
      .from(media)
      .where(
        and(
          or(
            lt(media.createdAt, before.ofOwners),
            and(isNotNull(media.linkId), lt(media.createdAt, before.throughLinks)),
          ),
          isUnreferencedFile,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    const deleted = await deleteLoose(
      tx,
      rows.map(({ id }) => id),
    );
    return deleted.length;
  });
}

/** Checks the locked files again, because one may have been attached before the lock was taken. */
async function deleteLoose(tx: Queryable, ids: Id[]): Promise<string[][]> {
  if (ids.length === 0) return [];
  const deleted = await tx
    .delete(media)
    .where(and(inArray(media.id, ids), isUnreferencedFile))
    .returning({ storageKey: media.storageKey, thumbnailKey: media.thumbnailKey });
  return deleted.map(({ storageKey, thumbnailKey }) =>
    thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
  );
}
