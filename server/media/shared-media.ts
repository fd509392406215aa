import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { SharedCarScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { issues } from '#server/issues/table.ts';
import { media } from './table.ts';
import { shareLinks } from '#server/share/table.ts';
import { isUnreferencedFile } from '#server/tables.ts';
import { fileTotals, type MediaRow } from './store.ts';

/** Files of open issues and the photo, but no receipts; also unattached files uploaded through the same link. */
export async function findSharedMedia(
  db: Queryable,
  scope: SharedCarScope,
  id: Id,
): Promise<MediaRow | undefined> {
  const [found] = await db
    .select({ media })
    .from(media)
    .leftJoin(
      issues,
      and(eq(issues.id, media.issueId), eq(issues.carId, scope.carId), ne(issues.status, 'resolved')),
    )
    .leftJoin(cars, and(eq(cars.photoId, media.id), eq(cars.id, scope.carId), eq(media.purpose, 'car-photo')))
    .where(
      and(
        eq(media.id, id),
        eq(media.ownerId, scope.ownerId),
        or(
          sql`coalesce(${issues.id}, ${cars.id}) is not null`,
          and(eq(media.linkId, scope.link.id), isUnreferencedFile),
        ),
      ),
    );
  return found?.media;
}

type Totals = { files: number; bytes: number };

/** Checks that the link may store one more file. @param further unfinished uploads @throws TOO_MANY_REQUESTS */
export async function checkLinkQuota(db: Queryable, linkId: Id, further: Totals): Promise<void> {
  const { files, bytes } = await fileTotals(db, eq(media.linkId, linkId));
  if (files + further.files >= limits.linkFiles || bytes + further.bytes > limits.linkBytes)
    throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
}

/** Serializes uploads through one link. Locks the car first, in the same order as deleting a car. */
export async function lockLink(tx: Queryable, linkId: Id): Promise<void> {
  const link = eq(shareLinks.id, linkId);
  const car = tx.select({ id: shareLinks.carId }).from(shareLinks).where(link);
  await tx.select({ id: cars.id }).from(cars).where(inArray(cars.id, car)).for('share');
  await tx.select({ id: shareLinks.id }).from(shareLinks).where(link).for('update');
}
