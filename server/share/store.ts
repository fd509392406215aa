import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { answered } from '#domain/issues/rules.ts';
import { limits } from '#domain/limits.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import type { MechanicNews, SharedIssue, ShareLink } from '#domain/share/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { pick } from '#server/platform/database/policy.ts';
import type { CarScope, OwnerScope, SharedCarScope } from '#server/platform/access/scope.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { hashToken, tokenOfLink } from '#server/platform/access/share-token.ts';
import { carTables, cars } from '#server/cars/table.ts';
import { fills } from '#server/fills/table.ts';
import { issues, issueTables } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { repairs } from '#server/repairs/table.ts';
import { settings } from '#server/settings/table.ts';
import { shareLinks } from './table.ts';

type LinkRow = typeof shareLinks.$inferSelect;
/** What is added through a link names it. */
const addedTables = ['issues', 'repairs', 'replies'] as const;

/** Without the token, a secret that must not be in stored answers. */
export type StoredLink = Omit<ShareLink, 'token'>;

const countOf = (table: (typeof addedTables)[number]) =>
  `(select count(*) from ${table} where link_id = share_links.id)`;
const addedJson = addedTables.map((table) => `'${table}', ${countOf(table)}`).join(', ');
const WRITERS = `(select coalesce(json_agg(distinct name), '[]') from (${addedTables
  .map(
    (table) =>
      `select concat_ws(', ', mechanic_name, garage_name) as name from ${table} where link_id = share_links.id`,
  )
  .join(' union all ')}) as writer where name <> '')`;
const linkJson = (writers = `'[]'::json`) =>
  sql.raw(`json_build_object(
  'id', id, 'carId', car_id, 'issueId', issue_id, 'isEditable', is_editable, 'showsDue', shows_due,
  'expiresAt', ${printInstant('expires_at')}, 'createdAt', ${printInstant('created_at')},
  'lastOpenedAt', ${printInstant('last_opened_at')},
  'added', json_build_object(${addedJson}), 'writers', ${writers})`);

export const withToken = (link: StoredLink, secret: string): ShareLink => ({
  ...link,
  token: tokenOfLink(secret, link.id),
});

export const savedLink = sql<StoredLink>`(select ${linkJson()} from saved as share_links)`;

export const insertLink = (
  { ownerId, carId }: CarScope,
  values: Pick<LinkRow, 'id' | 'issueId' | 'isEditable' | 'showsDue' | 'createdAt' | 'expiresAt'>,
  secret: string,
) =>
  build
    .insert(shareLinks)
    .values({ ...values, ownerId, carId, tokenHash: hashToken(tokenOfLink(secret, values.id)) })
    .onConflictDoNothing()
    .returning();

export async function listActiveLinks(db: Queryable, owner: OwnerScope, now: Date): Promise<StoredLink[]> {
  const { rows } = await db.execute<{ link: StoredLink }>(sql`
    select ${linkJson(WRITERS)} as link from share_links
    where owner_id = ${owner.ownerId} and revoked_at is null and expires_at > ${now}
    order by created_at desc, id desc`);
  return rows.map((row) => row.link);
}

/** Returns no row for an unknown or already revoked link. */
export const revokeLink = ({ ownerId }: OwnerScope, linkId: Id, now: Date) =>
  build
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, linkId), eq(shareLinks.ownerId, ownerId), isNull(shareLinks.revokedAt)))
    .returning();

/** Returns no row for an unknown, revoked or expired link. */
export const editLink = (
  { ownerId }: OwnerScope,
  linkId: Id,
  changes: Partial<Pick<LinkRow, 'isEditable' | 'showsDue' | 'expiresAt'>>,
  now: Date,
) =>
  build
    .update(shareLinks)
    // `ownerId` stays the same; an update needs at least one column.
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

/** What the owner's own forms propose: that of the car's newest repair or fill-up, else that of the settings. */
const usualCurrency = ({ ownerId, carId }: CarScope) => sql<string>`coalesce(
  (select currency from (
    select currency, date, 0 as place from ${repairs} where car_id = ${carId} and owner_id = ${ownerId}
    union all
    select currency, date, 1 from ${fills} where car_id = ${carId} and owner_id = ${ownerId}
  ) as paid order by date desc, place limit 1),
  (select currency from ${settings} where owner_id = ${ownerId}), ${defaultSettings.currency})`;

export async function readUsualCurrency(db: Queryable, scope: CarScope): Promise<string> {
  const { rows } = await db.execute<{ currency: string }>(sql`select ${usualCurrency(scope)} as currency`);
  return rows[0]!.currency;
}

/** Whether the record was added through the link with this operation, whose id only its sender knows. */
export const isSentAs = ({ link }: SharedCarScope, kind: MechanicNews['kind'], id: Id, sentAs: Id) =>
  sql<boolean>`exists (select from operations where actor_id = ${link.id} and op_id = ${sentAs}
    and answer @> ${JSON.stringify({ id, kind })}::jsonb)`;

/** Also what was withdrawn, or deleted, and can be restored. */
const ADDED = `${addedTables.map(countOf).join(' + ')} + (
  select count(*) from bin join bin_rows kept on kept.bin_id = bin.id
  where bin.owner_id = share_links.owner_id and kept.of in (${addedTables.map((table) => `'${table}'`).join(', ')})
    and kept.row ->> 'link_id' = share_links.id::text)`;

export type LockedLink = { added: number; language: 'en' | 'lv'; currency: string };

/** Locks the link until the transaction ends; undefined if it is revoked or read-only. */
export async function lockLink(tx: Queryable, scope: SharedCarScope): Promise<LockedLink | undefined> {
  const { rows } = await tx.execute<LockedLink>(sql`
    select (${sql.raw(ADDED)})::int as added,
      coalesce(s.language, ${defaultSettings.language}) as language,
      ${usualCurrency(scope)} as currency
    from share_links left join settings s on s.owner_id = share_links.owner_id
    where share_links.id = ${scope.link.id} and is_editable and revoked_at is null
    for update of share_links`);
  return rows[0];
}

export async function markOpened(db: Queryable, linkId: Id, now: Date): Promise<void> {
  await db.update(shareLinks).set({ lastOpenedAt: now }).where(eq(shareLinks.id, linkId));
}

/** No field may identify the owner. */
export async function readSharedCar(db: Queryable, scope: CarScope) {
  const [row] = await db
    .select({ ...pick(cars, carTables.cars.shared), photoId: media.id, photoExtension: media.extension })
    .from(cars)
    .leftJoin(media, and(eq(media.id, cars.photoId), eq(media.ownerId, cars.ownerId)))
    .where(and(eq(cars.id, scope.carId), eq(cars.ownerId, scope.ownerId)));
  return row;
}

export async function readSharedIssues(
  db: Queryable,
  scope: CarScope,
): Promise<Omit<SharedIssue, 'images' | 'videos' | 'documents' | 'translated' | 'replies'>[]> {
  const rows = await db
    .select(pick(issues, issueTables.issues.shared))
    .from(issues)
    .where(
      and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId), ne(issues.status, 'resolved')),
    )
    .orderBy(desc(issues.date), desc(issues.id))
    .limit(500);
  return rows.map(({ recurrenceCount, aiQuestions, aiAnswers, ...row }) => ({
    ...row,
    asked: answered({ aiQuestions, aiAnswers }),
    date: row.date.toISOString(),
    status: row.status as SharedIssue['status'],
    occurrences: recurrenceCount + 1,
  }));
}

/** Added, or withdrawn again. */
const unseenIn = (table: (typeof addedTables)[number], columns: string, join = '') => {
  const listed = (from: string, at: string, isWithdrawn: boolean, unseen: string) => `(
    select ${columns}, r.id, r.car_id as "carId", coalesce(r.mechanic_name, '') as "mechanicName",
      ${printInstant(at)} as "addedAt", ${isWithdrawn} as "isWithdrawn"
    from ${from} r ${join} where ${unseen} order by ${at} desc limit ${limits.listPage})`;
  const binned = `bin join cars on cars.id = bin.of_car
    join bin_rows kept on kept.bin_id = bin.id and kept.of = '${table}' and kept.row ->> 'id' = bin.record_id::text
    cross join jsonb_populate_record(null::${table}, kept.row)`;
  return [
    listed(table, 'r.created_at', false, 'r.owner_id = o.id and r.is_unseen'),
    listed(binned, 'bin.deleted_at', true, 'bin.owner_id = o.id and bin.is_unseen'),
  ].join(' union all ');
};
const SAID = `json_build_object('text', left(r.text, ${limits.entryText}), 'cost', ${COST}, 'currency', currency)`;
const NEWS = sql.raw(
  [
    unseenIn('issues', `'issue' as kind, r.title, null::uuid as "issueId", null::json as said`),
    unseenIn('repairs', `'repair', r.title, null, null`),
    unseenIn('replies', `'reply', i.title, r.issue_id, ${SAID}`, 'join issues i on i.id = r.issue_id'),
  ].join(' union all '),
);

export async function listNews(
  db: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
): Promise<MechanicNews[]> {
  const { rows } = await db.execute<MechanicNews>(sql`
    select news.* from (select ${ownerId}::uuid as id) o cross join lateral (${NEWS}) as news
    order by "addedAt" desc`);
  return rows;
}

const newsTables = [...addedTables, 'bin'] as const;

export const markSeen = (
  { ownerId }: OwnerScope,
  { ids, withdrawn }: { ids: readonly Id[]; withdrawn: readonly Id[] },
) =>
  Object.fromEntries(
    newsTables.map((table) => {
      const [column, seen] = table === 'bin' ? ['record_id', withdrawn] : ['id', ids];
      return [
        `seen_${table}`,
        sql`update ${sql.identifier(table)} set is_unseen = false
          where ${sql.identifier(column)} = any(${sql.param(seen)}::uuid[]) and owner_id = ${ownerId} returning id`,
      ];
    }),
  );

export const someSeen = sql.raw(newsTables.map((table) => `exists (select from seen_${table})`).join(' or '));
