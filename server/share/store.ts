import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import type { MechanicNews, SharedIssue, ShareLink } from '#domain/share/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { pick } from '#server/platform/database/policy.ts';
import type { CarScope, OwnerScope, SharedCarScope } from '#server/platform/access/scope.ts';
import { build } from '#server/platform/database/statement.ts';
import { printInstant } from '#server/platform/http/page-marks.ts';
import { hashToken, tokenOfLink } from '#server/platform/access/share-token.ts';
import { carTables, cars } from '#server/cars/table.ts';
import { issues, issueTables } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { repairs } from '#server/repairs/table.ts';
import { shareLinks } from './table.ts';

type LinkRow = typeof shareLinks.$inferSelect;
/** A link without its token: a secret that no stored answer holds. */
export type StoredLink = Omit<ShareLink, 'token'>;

const countOf = (table: 'issues' | 'repairs') =>
  `(select count(*) from ${table} where link_id = share_links.id)`;
const link = sql.raw(`json_build_object(
  'id', id, 'carId', car_id, 'issueId', issue_id, 'isEditable', is_editable,
  'expiresAt', ${printInstant('expires_at')}, 'createdAt', ${printInstant('created_at')},
  'lastOpenedAt', ${printInstant('last_opened_at')},
  'added', json_build_object('issues', ${countOf('issues')}, 'repairs', ${countOf('repairs')}))`);

export const withToken = (kept: StoredLink, secret: string): ShareLink => ({
  ...kept,
  token: tokenOfLink(secret, kept.id),
});

/** The link that `saved` returns, as JSON. */
export const savedLink = sql<StoredLink>`(select ${link} from saved as share_links)`;

/** Returns nothing when the id is taken. */
export const insertLink = (
  { ownerId, carId }: CarScope,
  values: Pick<LinkRow, 'id' | 'issueId' | 'isEditable' | 'createdAt' | 'expiresAt'>,
  secret: string,
) =>
  build
    .insert(shareLinks)
    .values({ ...values, ownerId, carId, tokenHash: hashToken(tokenOfLink(secret, values.id)) })
    .onConflictDoNothing()
    .returning();

export async function listActiveLinks(db: Queryable, owner: OwnerScope, now: Date): Promise<StoredLink[]> {
  const { rows } = await db.execute<{ link: StoredLink }>(sql`
    select ${link} as link from share_links
    where owner_id = ${owner.ownerId} and revoked_at is null and expires_at > ${now}
    order by created_at desc, id desc`);
  return rows.map((row) => row.link);
}

/** Returns nothing when there is no such link of this owner any more. */
export const revokeLink = ({ ownerId }: OwnerScope, linkId: Id, now: Date) =>
  build
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, linkId), eq(shareLinks.ownerId, ownerId), isNull(shareLinks.revokedAt)))
    .returning();

/** Returns nothing when there is no such link of this owner any more, or it is over. */
export const editLink = (
  { ownerId }: OwnerScope,
  linkId: Id,
  changes: Partial<Pick<LinkRow, 'isEditable' | 'expiresAt'>>,
  now: Date,
) =>
  build
    .update(shareLinks)
    // Without a change the link is only looked at.
    .set({ ownerId, ...changes })
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.ownerId, ownerId),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    )
    .returning();

/** How much came through a link and is still there, and what its owner chose for new records. */
export type LockedLink = { added: number; language: 'en' | 'lv'; currency: string };

/** Undefined unless the link still lets its mechanic add; then nobody changes it before the transaction ends. */
export async function lockLink(tx: Queryable, scope: SharedCarScope): Promise<LockedLink | undefined> {
  const { rows } = await tx.execute<LockedLink>(sql`
    select (${sql.raw(`${countOf('issues')} + ${countOf('repairs')}`)})::int as added,
      coalesce(s.language, ${defaultSettings.language}) as language,
      coalesce(s.currency, ${defaultSettings.currency}) as currency
    from share_links left join settings s on s.owner_id = share_links.owner_id
    where share_links.id = ${scope.link.id} and is_editable and revoked_at is null
    for update of share_links`);
  return rows[0];
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

/** Returns those of the ids that are this owner's. */
export const markSeen = (owner: OwnerScope, ids: readonly Id[]) => ({
  seen_issues: sql`
    update issues set is_unseen = false
    where id = any(${sql.param(ids)}::uuid[]) and owner_id = ${owner.ownerId} returning id`,
  seen_repairs: sql`
    update repairs set is_unseen = false
    where id = any(${sql.param(ids)}::uuid[]) and owner_id = ${owner.ownerId} returning id`,
});
