import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { IssueFilters, IssueQuery } from '#domain/issues/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar, pageMarks, printInstant } from '#server/platform/http/page-marks.ts';
import { issueFilters } from './table.ts';

type Filters = z.output<typeof IssueFilters>;

const names = Object.keys(issueFilters) as (keyof typeof issueFilters)[];

/**
 * The page of one combination of filters as one JSON value, built by the database so that the app only
 * passes it on. $1 is the limit, $2 and $3 the cursor; `car` is the proven car. A full page names where
 * the next one starts, even when that one turns out empty; dates are printed so that text sorts like time.
 */
function statement(active: string[], after: boolean): string {
  const where = [...active, ...(after ? ['(issues.date, issues.id) < ($2::timestamptz, $3::uuid)'] : [])];
  return `
    select json_build_object(
      'issues', coalesce(json_agg(entry), '[]'::json),
      'next', case when count(*) = $1 then min(entry.date || '|' || entry.id) end
    )
    from (
      select id, title, left(coalesce(nullif(ai_summary, ''), description), ${limits.entryText}) as text,
        ${printInstant('issues.date')} as date, status, is_urgent as urgent, is_recurring as recurring,
        recurrence_count + 1 as occurrences, mechanic_name as "mechanicName"
      from issues
      where ${ofCar(where)}
      order by issues.date desc, issues.id desc
      limit $1
    ) as entry`;
}

/** Active filters narrow one after another; with none, all issues show (FILT-09, FILT-10). */
const activeOf = (query: Filters) => names.filter((name) => query[name]);
const conditions = (active: readonly (typeof names)[number][]) => active.map((name) => issueFilters[name]);
/** A name of the database holds 63 characters: too few for the words of all filters. */
const short = (active: readonly (typeof names)[number][]) =>
  active.map((filter) => names.indexOf(filter)).join('');

/** The read of one page, newest first: JSON of an IssuePage. */
export function issuePage(query: z.output<typeof IssueQuery>): CarRead {
  const active = activeOf(query);
  const [date, id] = query.cursor?.split('|') ?? [];
  const after = id !== undefined;
  return {
    name: `issues:${short(active)}:${after ? 'next' : 'first'}`,
    select: statement(conditions(active), after),
    values: [query.limit ?? limits.listPage, ...(after ? [date, id] : [])],
  };
}

/** The read of where every page starts: JSON of PageMarks. */
export function issueMarks(query: Filters): CarRead {
  const active = activeOf(query);
  return {
    name: `issue-marks:${short(active)}`,
    select: pageMarks({
      from: `select date, id from issues where ${ofCar(conditions(active))}`,
      order: 'date desc, id desc',
      cursor: `${printInstant('date')} || '|' || id`,
    }),
    values: [],
  };
}
