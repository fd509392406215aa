import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { IssuePage, IssueQuery } from '#domain/issues/schema.ts';
import type { Db } from '#server/platform/db.ts';
import type { CarScope } from '#server/platform/scope.ts';

type Query = Omit<z.output<typeof IssueQuery>, 'carId'>;

/** Active filters narrow one after another; with none, all issues show (spec 4, Issue filters). */
const filters: Record<'open' | 'urgent' | 'resolved' | 'partiallyResolved' | 'recurring', string> = {
  open: "status <> 'resolved'",
  urgent: 'is_urgent',
  resolved: "status = 'resolved'",
  partiallyResolved: "status = 'partially_resolved'",
  recurring: 'is_recurring',
};

/**
 * The statement of one combination of filters. It builds the whole answer as JSON, so that the app only
 * passes text on. $1 car, $2 owner, $3 limit + 1, $4 and $5 the cursor.
 */
function statement(active: string[], after: boolean): string {
  const where = [...active, ...(after ? ['(date, id) < ($4::timestamptz, $5::uuid)'] : [])];
  return `
    select json_build_object(
      'issues', coalesce(json_agg(entry order by at desc, id desc) filter (where n < $3), '[]'::json),
      'next', (array_agg(cursor order by n desc) filter (where n = $3 - 1))[1]
        || case when count(*) = $3 then '' end
    )::text as page
    from (
      select date as at, id, row_number() over (order by date desc, id desc) as n,
        to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '|' || id as cursor,
        json_build_object(
          'id', id,
          'title', title,
          'text', left(coalesce(nullif(ai_summary, ''), description), ${limits.entryText}),
          'date', to_char(date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'status', status,
          'urgent', is_urgent,
          'recurring', is_recurring,
          'occurrences', recurrence_count + 1
        ) as entry
      from issues
      where car_id = $1 and owner_id = $2 ${where.map((condition) => `and ${condition}`).join(' ')}
      order by date desc, id desc
      limit $3
    ) as listed`;
}

/** One page, newest first, as the JSON text of an IssuePage. */
export async function listIssuesJson(db: Db, scope: CarScope, query: Query): Promise<string> {
  const active = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => query[name]);
  const [date, id] = query.cursor?.split('|') ?? [];
  const values: unknown[] = [scope.carId, scope.ownerId, (query.limit ?? limits.listPage) + 1];
  if (id !== undefined) values.push(date, id);
  const { rows } = await db.$client.query<{ page: string }>({
    name: `issues:${active.join('+')}:${id === undefined ? 'first' : 'next'}`,
    text: statement(active.map((name) => filters[name]), id !== undefined),
    values,
  });
  return rows[0]!.page;
}

export const listIssues = async (db: Db, scope: CarScope, query: Query): Promise<IssuePage> =>
  JSON.parse(await listIssuesJson(db, scope, query)) as IssuePage;
