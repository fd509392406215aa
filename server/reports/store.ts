import { sql } from 'drizzle-orm';
import type { ReportFigures } from '#domain/reports/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { CarScope } from '#server/platform/scope.ts';

const month = (day: ReturnType<typeof sql>) => sql`to_char(${day}, 'YYYY-MM')`;
const rows = (select: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(part), '[]'::json) from (${select}) as part)`;

/**
 * What the plots of a car are drawn from, added up by the database.
 * @param timeZone decides in which month or on which day an instant lies
 */
export async function readFigures(
  db: Queryable,
  { carId, ownerId }: CarScope,
  timeZone: string,
): Promise<ReportFigures> {
  const own = sql`car_id = ${carId} and owner_id = ${ownerId}`;
  const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} at time zone ${timeZone}::text)::date`;
  // When a problem went: the day of the repair that resolved it, whenever that was written down.
  const resolved = sql`
    select ${dayOf(sql`i.date`)} as logged, coalesce(r.date, ${dayOf(sql`i.resolved_at`)}) as day
    from issues i left join repairs r on r.id = i.resolved_by and r.car_id = i.car_id
    where i.car_id = ${carId} and i.owner_id = ${ownerId} and i.status = 'resolved'
      and coalesce(i.resolved_at, r.date) is not null`;
  const { rows: found } = await db.execute<{ figures: ReportFigures }>(sql`
    select json_build_object(
      'costs', ${rows(sql`
        select ${month(sql`date`)} as month, kind, currency, sum(cost_minor) as minor
        from repairs where ${own} and cost_minor is not null group by 1, 2, 3 order by 1, 2, 3`)},
      'mileage', ${rows(sql`
        select distinct on (${month(sql`date`)}) ${month(sql`date`)} as month, km
        from mileage_readings where ${own} order by 1, date desc, id desc`)},
      'problems', ${rows(sql`
        select month, sum(logged)::int as logged, sum(again)::int as again, sum(resolved)::int as resolved
        from (
          select ${month(dayOf(sql`date`))} as month, 1 as logged, 0 as again, 0 as resolved
          from issues where ${own}
          union all select ${month(sql`date`)}, 0, 1, 0 from recurrences where ${own}
          union all select ${month(sql`day`)}, 0, 0, 1 from (${resolved}) as gone
        ) as counted group by month order by month`)},
      'repairTimes', ${rows(sql`
        select greatest(day - logged, 0) as days, count(*)::int as problems
        from (${resolved}) as gone group by 1 order by 1`)}
    ) as figures`);
  return found[0]!.figures;
}
