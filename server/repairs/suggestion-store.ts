import { sql } from 'drizzle-orm';
import type { RepairSuggestions } from '#domain/repairs/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { printDay } from '#server/platform/http/page-marks.ts';

/** How many of each car's newest repairs are read, and how many different texts are suggested. */
const REPAIRS_READ = 200;
const TEXTS_MAX = 50;

const used = (column: string) => `coalesce((
  select json_agg(json_build_object('text', text, 'count', count, 'last', last) order by last desc, text)
  from (
    select (array_agg(${column} order by date desc, id desc))[1] as text, count(*)::int as count,
      ${printDay('max(date)')} as last
    from newest where ${column} <> '' group by lower(${column}) order by max(date) desc, 1 limit ${TEXTS_MAX}
  ) as texts), '[]'::json)`;

export async function readUsedTexts(db: Queryable, { ownerId }: OwnerScope): Promise<RepairSuggestions> {
  const { rows } = await db.execute<RepairSuggestions>(sql`
    with newest as (
      select r.* from cars c cross join lateral (
        select id, title, garage_name, date from repairs
        where car_id = c.id and owner_id = c.owner_id order by date desc, id desc limit ${REPAIRS_READ}
      ) as r
      where c.owner_id = ${ownerId}
    )
    select ${sql.raw(used('title'))} as titles, ${sql.raw(used('garage_name'))} as garages`);
  return rows[0]!;
}
