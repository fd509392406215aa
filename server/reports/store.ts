import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { media } from '#server/media/table.ts';
import { shareLinks } from '#server/share/table.ts';

export type StoredPicture = { issueId: string; storageKey: string; thumbnailKey: string | null };

export async function listPictures(
  db: Queryable,
  { carId, ownerId }: CarScope,
  issueIds: readonly string[],
): Promise<StoredPicture[]> {
  if (issueIds.length === 0) return [];
  const { issueId, storageKey, thumbnailKey, position, id } = media;
  const found = await db
    .select({ issueId, storageKey, thumbnailKey })
    .from(media)
    .where(
      and(
        inArray(issueId, [...issueIds]),
        eq(media.carId, carId),
        eq(media.ownerId, ownerId),
        eq(media.kind, 'picture'),
      ),
    )
    .orderBy(asc(position), asc(id));
  return found.map((row) => ({ ...row, issueId: row.issueId! }));
}

export async function findPhotoKey(db: Queryable, { carId, ownerId }: CarScope): Promise<string | undefined> {
  const [row] = await db
    .select({ key: media.storageKey })
    .from(cars)
    .innerJoin(media, and(eq(media.id, cars.photoId), eq(media.ownerId, cars.ownerId)))
    .where(and(eq(cars.id, carId), eq(cars.ownerId, ownerId)));
  return row?.key;
}

export async function findLiveLink(db: Queryable, { carId, ownerId }: CarScope, linkId: string, now: Date) {
  const [row] = await db
    .select({ id: shareLinks.id, expiresAt: shareLinks.expiresAt, isEditable: shareLinks.isEditable })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.carId, carId),
        eq(shareLinks.ownerId, ownerId),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    );
  return row;
}
