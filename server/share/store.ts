import { and, desc, eq, getTableColumns, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { MechanicNews, SharedIssue, ShareLink } from '#domain/share/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { pick } from '#server/platform/database/policy.ts';
import type { CarScope, OwnerScope, SharedCarScope } from '#server/platform/access/scope.ts';
import { hashToken, tokenOfLink } from '#server/platform/access/share-token.ts';
import { carTables, cars } from '#server/cars/table.ts';
import { issues, issueTables } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { repairs } from '#server/repairs/table.ts';
import { shareLinks } from './table.ts';

type LinkRow = typeof shareLinks.$inferSelect;

type ShownRow = LinkRow & ShareLink['added'];

const countOf = (table: 'issues' | 'repairs') =>
  sql<number>`(select count(*)::int from ${sql.raw(table)} where link_id = share_links.id)`;
const shownColumns = {
  ...getTableColumns(shareLinks),
  issues: countOf('issues'),
  repairs: countOf('repairs'),
};

export const shownLink = (row: ShownRow, secret: string): ShareLink => ({
  id: row.id,
  token: tokenOfLink(secret, row.id),
  carId: row.carId,
  issueId: row.issueId,
  isEditable: row.isEditable,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  added: { issues: row.issues, repairs: row.repairs },
});

/** Undefined when the id is taken. */
export async function insertLink(
  tx: Queryable,
  scope: CarScope,
  link: Pick<LinkRow, 'id' | 'issueId' | 'isEditable' | 'createdAt' | 'expiresAt'>,
  secret: string,
): Promise<ShownRow | undefined> {
  const { ownerId, carId } = scope;
  const [row] = await tx
    .insert(shareLinks)
    .values({ ...link, ownerId, carId, tokenHash: hashToken(tokenOfLink(secret, link.id)) })
    .onConflictDoNothing()
    .returning();
  return row && { ...row, issues: 0, repairs: 0 };
}

export async function listActiveLinks(db: Queryable, owner: OwnerScope, now: Date): Promise<ShownRow[]> {
  return db
    .select(shownColumns)
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

/** Undefined when there is no such link of this owner any more. */
export async function editLink(
  tx: Queryable,
  owner: OwnerScope,
  linkId: Id,
  { changes, now }: { changes: Partial<Pick<LinkRow, 'isEditable' | 'expiresAt'>>; now: Date },
): Promise<ShownRow | undefined> {
  const own = and(
    ...[eq(shareLinks.id, linkId), eq(shareLinks.ownerId, owner.ownerId)],
    ...[isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now)],
  );
  if (Object.keys(changes).length > 0) await tx.update(shareLinks).set(changes).where(own);
  const [row] = await tx.select(shownColumns).from(shareLinks).where(own);
  return row;
}

/** Whether the link still lets its mechanic add; then nobody changes it before the transaction ends. */
export async function holdLink(tx: Queryable, scope: SharedCarScope): Promise<boolean> {
  const held = await tx
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(
      and(eq(shareLinks.id, scope.link.id), eq(shareLinks.isEditable, true), isNull(shareLinks.revokedAt)),
    )
    .for('update');
  return held.length > 0;
}

/** How many records came through a link and are still there. */
export async function countAdded(tx: Queryable, scope: SharedCarScope): Promise<number> {
  const [row] = await tx
    .select({ issues: shownColumns.issues, repairs: shownColumns.repairs })
    .from(shareLinks)
    .where(eq(shareLinks.id, scope.link.id));
  return row!.issues + row!.repairs;
}

export async function markOpened(db: Queryable, linkId: Id, now: Date): Promise<void> {
  await db.update(shareLinks).set({ lastOpenedAt: now }).where(eq(shareLinks.id, linkId));
}

/** The car's own fields with its photo; nothing that tells who owns it (D83). */
export async function readSharedCar(db: Queryable, scope: CarScope) {
  const [row] = await db
    .select({ ...pick(cars, carTables.cars.shared), photoId: media.id, photoExtension: media.extension })
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
    .select(pick(issues, issueTables.issues.shared))
    .from(issues)
    .where(
      and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId), ne(issues.status, 'resolved')),
    )
    .orderBy(desc(issues.date), desc(issues.id))
    .limit(500);
  return rows.map(({ recurrenceCount, ...row }) => ({
    ...row,
    date: row.date.toISOString(),
    status: row.status as SharedIssue['status'],
    occurrences: recurrenceCount + 1,
  }));
}

/** What mechanics added to the owner's cars and nobody looked at yet, newest first. */
export async function listNews(db: Queryable, owner: OwnerScope): Promise<MechanicNews[]> {
  const unseen = (kind: MechanicNews['kind'], table: typeof issues | typeof repairs) =>
    db
      .select({
        kind: sql<MechanicNews['kind']>`${kind}`.as('kind'),
        ...{ id: table.id, carId: table.carId, title: table.title },
        mechanicName: sql<string>`coalesce(${table.mechanicName}, '')`.as('mechanic'),
        addedAt: table.createdAt,
      })
      .from(table)
      .where(and(eq(table.ownerId, owner.ownerId), eq(table.isUnseen, true)))
      .orderBy(desc(table.createdAt))
      .limit(limits.listPage);
  const found = [...(await unseen('issue', issues)), ...(await unseen('repair', repairs))];
  return found
    .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
    .map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

/** @returns how many of them are this owner's */
export async function markSeen(tx: Queryable, owner: OwnerScope, ids: readonly Id[]): Promise<number> {
  let found = 0;
  for (const table of [issues, repairs]) {
    const seen = await tx
      .update(table)
      .set({ isUnseen: false })
      .where(and(inArray(table.id, [...ids]), eq(table.ownerId, owner.ownerId)))
      .returning({ id: table.id });
    found += seen.length;
  }
  return found;
}
