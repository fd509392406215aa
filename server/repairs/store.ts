import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { repairTexts } from '#domain/repairs/texts.ts';
import type { RecordedRepair } from '#domain/share/schema.ts';
import type { CarScope, SharedCarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { limits } from '#domain/limits.ts';
import { textsSql } from '#server/platform/database/columns.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, printInstant } from '#server/platform/database/printed.ts';
import { filesNamed, filesOfRecord, type FileList } from '#server/platform/database/record-files.ts';
import { repairs } from './table.ts';

export type RepairRow = typeof repairs.$inferSelect;
type Links = ReadonlyMap<string, LinkOutcome>;

const ofScope = (scope: CarScope) => and(eq(repairs.carId, scope.carId), eq(repairs.ownerId, scope.ownerId));

const links = (outcome: LinkOutcome) => `coalesce((select json_agg(l.issue_id order by l.issue_id)
  from repair_issue_links l where l.repair_id = repairs.id and l.outcome = '${outcome}'), '[]'::json)`;

const fields = `
  id, car_id as "carId", title, ${printDay('date')} as date, ${textsSql(repairTexts)}, ${COST} as cost, currency, breakdown,
  kind, mileage,
  files.ids as "receiptIds", files.shown as receipts,
  files.shown -> 0 ->> 'id' as "receiptId", files.shown -> 0 ->> 'url' as "receiptUrl",
  added_by_mechanic as "addedByMechanic", ${printInstant('mechanic_added_date')} as "mechanicAddedDate",
  by_key as "byKey", version, ${printInstant('created_at')} as "createdAt"`;

export const receiptList: FileList = { table: 'repair_files', record: 'repair_id' };

export const repairOfCar = (repairId: string) => sql<Repair | null>`(
  select to_json(entry) from (
    select ${sql.raw(fields)}, ${sql.raw(links('resolved'))} as "resolvedIssues",
      ${sql.raw(links('partially_resolved'))} as "partiallyResolvedIssues"
    from repairs cross join lateral ${sql.raw(filesOfRecord(receiptList, 'repairs'))} as files
    where ${sql.raw(ofCar())} and repairs.id = ${repairId}
  ) as entry)`;

/** JSON of the row that `saved` returns, with the links and receipts that the same statement writes. */
export const savedRepair = (listed: Links, receipts: readonly Id[]) => sql<Repair | null>`(
  select to_json(entry) from (
    select ${sql.raw(fields)}, ${issueIds(listed, 'resolved')} as "resolvedIssues",
      ${issueIds(listed, 'partially_resolved')} as "partiallyResolvedIssues"
    from saved as repairs cross join lateral ${filesNamed(receipts)} as files
  ) as entry)`;

const issueIds = (listed: Links, outcome: LinkOutcome) => {
  const ids = [...listed].filter(([, each]) => each === outcome).map(([id]) => id);
  return sql`${JSON.stringify(ids.toSorted())}::json`;
};

/** Whether it came through the link and is as it was sent. */
const ownOf = (linkId: Id) => sql<boolean>`(link_id is not distinct from ${linkId} and version = 1)`;

export const isOwnOfLink = (id: Id, linkId: Id) =>
  sql<boolean>`exists (select from repairs where id = ${id} and ${ownOf(linkId)})`;

/** What a link's mechanic may know of: added through it, or for a problem answered through it. Newest first. */
export async function repairsOfLink(db: Queryable, scope: SharedCarScope): Promise<RecordedRepair[]> {
  const { rows } = await db.execute<RecordedRepair>(sql`
    select id, title, ${sql.raw(printDay('date'))} as date, ${ownOf(scope.link.id)} as "isOwn" from repairs
    where car_id = ${scope.carId} and owner_id = ${scope.ownerId} and (link_id = ${scope.link.id} or id in (
      select l.repair_id from repair_issue_links l join replies r on r.issue_id = l.issue_id
      where r.link_id = ${scope.link.id} and l.car_id = ${scope.carId}))
    order by repairs.date desc, id desc limit ${limits.listPageMax}`);
  return rows;
}

export const insertRepair = (values: typeof repairs.$inferInsert) =>
  build.insert(repairs).values(values).onConflictDoNothing().returning();

export const updateRepair = (scope: CarScope, repairId: string, values: Partial<RepairRow>) =>
  build
    .update(repairs)
    .set(values)
    .where(and(ofScope(scope), eq(repairs.id, repairId)))
    .returning();

export const deleteRepair = (scope: CarScope, { id }: Deletion) =>
  build
    .delete(repairs)
    .where(and(ofScope(scope), eq(repairs.id, id)))
    .returning();

export const issuesOfRepair = (repairId: string) => sql<boolean>`(
  resolved_by = ${repairId}::uuid
  or id in (select l.issue_id from repair_issue_links l where l.repair_id = ${repairId}::uuid))`;

export function changeLinks(before: Links, listed: Links): Record<string, SQL> {
  const removed = [...before.keys()].filter((id) => !listed.has(id));
  const changed = [...listed].filter(([id, outcome]) => before.get(id) !== outcome);
  return {
    ...(removed.length > 0 && {
      removed_links: sql`
        delete from repair_issue_links l using saved
        where l.repair_id = saved.id and l.issue_id = any(${sql.param(removed)}::uuid[])`,
    }),
    ...(changed.length > 0 && {
      changed_links: sql`
        insert into repair_issue_links (repair_id, car_id, issue_id, outcome)
        select saved.id, saved.car_id, issue_id, outcome
        from saved, unnest(${sql.param(changed.map(([id]) => id))}::uuid[],
          ${sql.param(changed.map(([, outcome]) => outcome))}::text[]) as link (issue_id, outcome)
        on conflict (repair_id, issue_id) do update set outcome = excluded.outcome`,
    }),
  };
}

/** Unlinks the issue from one repair or from all. Increments their versions, so that a concurrent edit cannot restore
 * the link. */
export const unlinkIssue = (
  scope: CarScope,
  issueId: string,
  repairId: string | null = null,
): Record<string, SQL> => ({
  unlinked: sql`
    delete from repair_issue_links l
    where l.issue_id = ${issueId} and l.car_id = ${scope.carId}
      and l.repair_id = coalesce(${repairId}::uuid, l.repair_id) returning l.repair_id`,
  unlinked_repairs: sql`
    update repairs set version = version + 1
    where car_id = ${scope.carId} and owner_id = ${scope.ownerId} and id in (select repair_id from unlinked)`,
});
