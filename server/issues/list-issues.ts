import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { IssueQuery } from '#domain/issues/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar, printInstant } from '#server/platform/database/printed.ts';
import { issueFilters } from './table.ts';

const names = Object.keys(issueFilters) as (keyof typeof issueFilters)[];

// $1 is the limit, $2 and $3 the cursor. A full page has a next page, which may be empty. Dates sort as text.
function statement(active: string[], after: boolean): string {
  const where = [...active, ...(after ? ['(issues.date, issues.id) < ($2::timestamptz, $3::uuid)'] : [])];
  return `
    select json_build_object(
      'issues', coalesce(json_agg(entry), '[]'::json),
      'next', case when count(*) = $1 then min(entry.date || '|' || entry.id) end
    )
    from (
      select id, title, left(coalesce(nullif(ai_summary, ''), description), ${limits.entryText}) as text,
        ${printInstant('issues.date')} as date, status, is_urgent as urgent, driving_advice as advice,
        is_recurring as recurring,
        recurrence_count + 1 as occurrences, mechanic_name as "mechanicName"
      from issues
      where ${ofCar(where)}
      order by issues.date desc, issues.id desc
      limit $1
    ) as entry`;
}

const activeOf = (query: z.output<typeof IssueQuery>) => names.filter((name) => query[name]);
const conditions = (active: readonly (typeof names)[number][]) => active.map((name) => issueFilters[name]);
/** Names of prepared statements are limited to 63 characters, too few for the names of all filters. */
const filterCode = (active: readonly (typeof names)[number][]) =>
  active.map((filter) => names.indexOf(filter)).join('');

export function issuePage(query: z.output<typeof IssueQuery>): CarRead {
  const active = activeOf(query);
  const [date, id] = query.cursor?.split('|') ?? [];
  const after = id !== undefined;
  return {
    name: `issues:${filterCode(active)}:${after ? 'next' : 'first'}`,
    select: statement(conditions(active), after),
    values: [query.limit ?? limits.listPage, ...(after ? [date, id] : [])],
  };
}
