import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { LinkableIssue, StatusChange } from '#domain/issues/repair-link-rules.ts';
import type { Issue, Reply } from '#domain/issues/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope, SharedCarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { COST } from '#server/platform/database/money-sql.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, PRINT_MEDIA_URL, printInstant } from '#server/platform/database/printed.ts';
import { issues, recurrences, replies } from './table.ts';

export type IssueRow = typeof issues.$inferSelect;
export type IssueValues = typeof issues.$inferInsert;

const ofScope = (scope: CarScope) => and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId));

/** The rows as a list, oldest first. */
const REPLIES = `json_agg(json_build_object('id', id, 'text', text, 'cost', ${COST}, 'currency', currency,
  'included', included, 'mechanicName', mechanic_name, 'garageName', garage_name,
  'ownerReply', owner_reply, 'version', version,
  'createdAt', ${printInstant('created_at')}) order by created_at, id)`;

const fields = `
  id, car_id as "carId", title, description, ${printInstant('date')} as date, ai_summary as "aiSummary",
  ai_questions as "aiQuestions", ai_answers as "aiAnswers", causes, recommendations, source, category,
  driving_advice as "drivingAdvice", driving_advice_reason as "drivingAdviceReason", synthesized, symptoms,
  status, notes, resolved_by as "resolvedBy", ${printInstant('resolved_at')} as "resolvedAt",
  mechanic_name as "mechanicName", garage_name as "garageName", is_recurring as recurring, by_key as "byKey", version,
  ${printInstant('created_at')} as "createdAt",
  coalesce((
    select json_agg(json_build_object('id', id, 'date', ${printDay('date')}, 'notes', notes) order by date, id)
    from recurrences where issue_id = issues.id), '[]'::json) as recurrences,
  coalesce((select ${REPLIES} from replies where issue_id = issues.id), '[]'::json) as replies`;

const filesOf = (rows: SQL) => {
  const paths = (condition: string) => sql`coalesce((
    select json_agg(${sql.raw(PRINT_MEDIA_URL)} order by position, id) from ${rows} and ${sql.raw(condition)}
  ), '[]'::json)`;
  return sql`${paths(`kind = 'picture'`)} as images, ${paths(`kind = 'video'`)} as videos,
    ${paths(`kind = 'document'`)} as documents, coalesce((
      select json_agg(json_build_object('id', id, 'kind', kind, 'url', ${sql.raw(PRINT_MEDIA_URL)}) order by position, id)
      from ${rows}), '[]'::json) as files`;
};
const storedFiles = filesOf(sql.raw('media where issue_id = issues.id and media.owner_id = issues.owner_id'));

export const issueOfCar = (issueId: string) => sql<Issue | null>`(
  select to_json(entry) from (
    select ${sql.raw(fields)}, ${storedFiles}, (
      select km from mileage_readings where source_id = issues.id and car_id = issues.car_id) as mileage
    from issues where ${sql.raw(ofCar())} and issues.id = ${issueId}
  ) as entry)`;

/** JSON of the row that `saved` returns. @param mileage in km, as the same statement writes it */
export const savedIssue = (mileage: number | null, files: SQL = storedFiles) => sql<Issue | null>`(
  select to_json(entry) from (
    select ${sql.raw(fields)}, ${files}, ${mileage}::int as mileage from saved as issues
  ) as entry)`;

export const attachedFiles = filesOf(sql.raw('attached where true'));
export const noFiles = sql.raw(
  `'[]'::json as images, '[]'::json as videos, '[]'::json as documents, '[]'::json as files`,
);

/** For use after `attached` in the same statement, whose parts do not see its writes. */
export const changedFiles = (removed: readonly string[]) =>
  filesOf(sql`(
    select id, kind, extension, position from media
    where issue_id = issues.id and media.owner_id = issues.owner_id
      and not id = any(${sql.param(removed)}::uuid[])
    union all select id, kind, extension, position from attached) as files where true`);

export async function findIssue(db: Queryable, scope: CarScope, issueId: string): Promise<Issue | undefined> {
  const { rows } = await db.execute<{ issue: Issue | null }>(sql`
    select ${issueOfCar(issueId)} as issue from cars as car
    where id = ${scope.carId} and owner_id = ${scope.ownerId}`);
  return rows[0]?.issue ?? undefined;
}

const isTitleShared = (scope: CarScope, titleKey: string | SQL, issueId: string) => sql<boolean>`exists (
  select from issues i where i.car_id = ${scope.carId} and i.owner_id = ${scope.ownerId}
    and i.title_key = ${titleKey} and i.id <> ${issueId})`;

/** Updates the other issues with this title. @param keys title keys before and after; null without an issue */
export const refreshRecurring = (
  scope: CarScope,
  issueId: string,
  { before, after }: { before: string | null; after: string | null },
): Record<string, SQL> =>
  before === after
    ? {}
    : {
        recurring_flags: sql`
          update issues set is_recurring = flag.value
          from (
            select id, (title_key is not distinct from ${after}::text or count(*) over (partition by title_key) > 1
              or recurrence_count > 0) as value
            from issues
            where car_id = ${scope.carId} and owner_id = ${scope.ownerId} and id <> ${issueId}
              and title_key in (${before}::text, ${after}::text)
          ) as flag
          where issues.id = flag.id and issues.is_recurring <> flag.value`,
      };

export const insertIssue = (scope: CarScope, values: Omit<IssueValues, 'isRecurring'>) =>
  build
    .insert(issues)
    .values({ ...values, isRecurring: isTitleShared(scope, values.titleKey, values.id) })
    .onConflictDoNothing()
    .returning();

/** @param recurrenceCount after this write */
export const updateIssue = (
  scope: CarScope,
  issueId: string,
  {
    recurrenceCount,
    ...values
  }: Partial<IssueValues> & Pick<IssueValues, 'titleKey'> & { recurrenceCount: number },
) =>
  build
    .update(issues)
    .set({
      ...values,
      recurrenceCount,
      isRecurring: sql`${recurrenceCount}::int > 0 or ${isTitleShared(scope, values.titleKey, issueId)}`,
    })
    .where(and(ofScope(scope), eq(issues.id, issueId)))
    .returning();

export const deleteIssue = (scope: CarScope, { id }: Deletion) =>
  build
    .delete(issues)
    .where(and(ofScope(scope), eq(issues.id, id)))
    .returning();

export type TitleFacts = { titleKey: string; recurrenceCount: number };
export const titleFacts = (issueId: string) => sql<TitleFacts | null>`(
  select json_build_object('titleKey', title_key, 'recurrenceCount', recurrence_count)
  from issues where ${sql.raw(ofCar())} and id = ${issueId})`;

/** Issues of `car` with these ids or matching `or`; ids of other cars are not found. */
export const linkableIssues = (ids: readonly string[], or: SQL<boolean> = sql`false`) => sql<
  LinkableIssue[]
>`coalesce((
  select json_agg(json_build_object('id', id, 'status', status, 'resolvedBy', resolved_by,
    'resolvedAt', ${sql.raw(printInstant('resolved_at'))}) order by id)
  from issues where ${sql.raw(ofCar())} and (id = any(${sql.param(ids)}::uuid[]) or ${or})), '[]'::json)`;

export const applyStatusChanges = (scope: CarScope, changes: readonly StatusChange[]): Record<string, SQL> =>
  changes.length === 0
    ? {}
    : {
        statuses: sql`
          update issues set status = change.status, resolved_by = change."resolvedBy",
            resolved_at = change."resolvedAt", version = version + 1
          from json_to_recordset(${JSON.stringify(changes)}::json)
            as change (id uuid, status text, "resolvedBy" uuid, "resolvedAt" timestamptz)
          where issues.id = change.id and car_id = ${scope.carId} and owner_id = ${scope.ownerId}`,
      };

export const insertRecurrence = (values: typeof recurrences.$inferInsert) =>
  build.insert(recurrences).values(values).onConflictDoNothing().returning();

/** By the problems that they answer, oldest first. */
export async function repliesThroughLink(
  db: Queryable,
  { ownerId, carId, link }: SharedCarScope,
): Promise<Map<Id, Reply[]>> {
  const { rows } = await db.execute<{ issueId: Id; sent: Reply[] }>(sql`
    select issue_id as "issueId", ${sql.raw(REPLIES)} as sent from replies
    where link_id = ${link.id} and car_id = ${carId} and owner_id = ${ownerId} group by issue_id`);
  return new Map(rows.map(({ issueId, sent }) => [issueId, sent]));
}

export const insertReply = (values: typeof replies.$inferInsert) =>
  build.insert(replies).values(values).onConflictDoNothing().returning();

export type OwnerReply = Pick<Reply, 'ownerReply' | 'version'>;
export const ownerReplyOf = (issueId: Id, id: Id) => sql<OwnerReply | null>`(
  select json_build_object('ownerReply', owner_reply, 'version', version)
  from replies where ${sql.raw(ofCar())} and issue_id = ${issueId} and id = ${id})`;

export const updateReply = (scope: CarScope, issueId: Id, id: Id, values: OwnerReply) =>
  build
    .update(replies)
    .set(values)
    .where(ofPart(replies, scope, issueId, id))
    .returning();

type Parts = typeof recurrences | typeof replies;
const ofPart = (table: Parts, scope: CarScope, issueId: Id, id: Id) =>
  and(
    eq(table.id, id),
    eq(table.issueId, issueId),
    eq(table.carId, scope.carId),
    eq(table.ownerId, scope.ownerId),
  );

export const deletePart = (table: Parts, scope: CarScope, issueId: Id, { id }: Deletion) =>
  build
    .delete(table)
    .where(ofPart(table, scope, issueId, id))
    .returning();
