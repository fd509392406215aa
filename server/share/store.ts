import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { SharedIssue, ShareLink } from '#domain/share/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { CarScope, OwnerScope } from '#server/platform/scope.ts';
import { hashToken, tokenOfLink } from '#server/platform/share-token.ts';
import { cars, issues, media, shareLinks } from '#server/platform/tables.ts';

type LinkRow = typeof shareLinks.$inferSelect;

export const shownLink = (row: LinkRow, secret: string): ShareLink => ({
  id: row.id,
  token: tokenOfLink(secret, row.id),
  carId: row.carId,
  issueId: row.issueId,
  isEditable: row.isEditable,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** Undefined when the id is taken. */
export async function insertLink(
  tx: Queryable,
  scope: CarScope,
  link: Pick<LinkRow, 'id' | 'issueId' | 'isEditable' | 'createdAt' | 'expiresAt'>,
  secret: string,
): Promise<LinkRow | undefined> {
  const { ownerId, carId } = scope;
  const [row] = await tx
    .insert(shareLinks)
    .values({ ...link, ownerId, carId, tokenHash: hashToken(tokenOfLink(secret, link.id)) })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function listActiveLinks(db: Queryable, owner: OwnerScope, now: Date): Promise<LinkRow[]> {
  return db
    .select()
    .from(shareLinks)
    .where(
      and(eq(shareLinks.ownerId, owner.ownerId), isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now)),
    )
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
}

/** False when there is no such link of this owner. */
export async function revokeLink(tx: Queryable, owner: OwnerScope, linkId: Id, now: Date): Promise<boolean> {
  const gone = await tx
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(
      and(eq(shareLinks.id, linkId), eq(shareLinks.ownerId, owner.ownerId), isNull(shareLinks.revokedAt)),
    )
    .returning({ id: shareLinks.id });
  return gone.length > 0;
}

export async function markOpened(db: Queryable, linkId: Id, now: Date): Promise<void> {
  await db.update(shareLinks).set({ lastOpenedAt: now }).where(eq(shareLinks.id, linkId));
}

/** The car's own fields with its photo; nothing that tells who owns it (D83). */
export async function readSharedCar(db: Queryable, scope: CarScope) {
  const [row] = await db
    .select({
      brand: cars.brand,
      model: cars.model,
      year: cars.year,
      nickname: cars.nickname,
      vin: cars.vin,
      licensePlate: cars.licensePlate,
      mileage: cars.mileage,
      transmission: cars.transmission,
      fuelType: cars.fuelType,
      engineType: cars.engineType,
      photoId: media.id,
      photoExtension: media.extension,
    })
    .from(cars)
    .leftJoin(media, and(eq(media.id, cars.photoId), eq(media.ownerId, cars.ownerId)))
    .where(and(eq(cars.id, scope.carId), eq(cars.ownerId, scope.ownerId)));
  return row;
}

/** Every open issue, newest first (D82); files are added by the caller. */
export async function readSharedIssues(
  db: Queryable,
  scope: CarScope,
): Promise<Omit<SharedIssue, 'images' | 'videos'>[]> {
  const rows = await db
    .select({
      id: issues.id,
      title: issues.title,
      description: issues.description,
      aiSummary: issues.aiSummary,
      date: issues.date,
      status: sql<SharedIssue['status']>`${issues.status}`,
      occurrences: sql<number>`${issues.recurrenceCount} + 1`,
    })
    .from(issues)
    .where(
      and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId), ne(issues.status, 'resolved')),
    )
    .orderBy(desc(issues.date), desc(issues.id))
    .limit(500);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}
