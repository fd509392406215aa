import { and, asc, desc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Breakdown, RepairKind } from '#domain/repairs/schema.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { issues } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { shareLinks } from '#server/share/table.ts';

export const month = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`;
export const rows = (select: SQL) =>
  sql`(select coalesce(json_agg(part), '[]'::json) from (${select}) as part)`;
const dayIn = (timeZone: string, instant: SQL) => sql`(${instant} at time zone ${timeZone}::text)::date`;

export const monthlyReadings = (own: SQL) => sql`
  select distinct on (${month(sql`date`)}) ${month(sql`date`)} as month, km
  from mileage_readings where ${own} order by 1, date desc, id desc`;

/** An issue counts as resolved on the day of the repair that resolved it, not on the day that was entered. */
const resolutions = ({ carId, ownerId }: CarScope, timeZone: string) => sql`
  select i.id, i.title, i.description, ${dayIn(timeZone, sql`i.date`)} as logged,
    coalesce(r.date, ${dayIn(timeZone, sql`i.resolved_at`)}) as day
  from issues i left join repairs r on r.id = i.resolved_by and r.car_id = i.car_id
  where i.car_id = ${carId} and i.owner_id = ${ownerId} and i.status = 'resolved'
    and coalesce(i.resolved_at, r.date) is not null`;

export async function readFigures(db: Queryable, scope: CarScope, timeZone: string): Promise<ReportFigures> {
  const own = sql`car_id = ${scope.carId} and owner_id = ${scope.ownerId}`;
  const { rows: found } = await db.execute<{ figures: ReportFigures }>(sql`
    select json_build_object(
      'costs', ${rows(sql`
        select ${month(sql`date`)} as month, kind, currency, sum(cost_minor) as minor
        from repairs where ${own} and cost_minor is not null group by 1, 2, 3 order by 1, 2, 3`)},
      'mileage', ${rows(monthlyReadings(own))},
      'problems', ${rows(sql`
        select month, sum(logged)::int as logged, sum(again)::int as again, sum(resolved)::int as resolved
        from (
          select ${month(dayIn(timeZone, sql`date`))} as month, 1 as logged, 0 as again, 0 as resolved
          from issues where ${own}
          union all select ${month(sql`date`)}, 0, 1, 0 from recurrences where ${own}
          union all select ${month(sql`day`)}, 0, 0, 1 from (${resolutions(scope, timeZone)}) as resolved
        ) as counted group by month order by month`)},
      'repairTimes', ${rows(sql`
        select greatest(day - logged, 0) as days, count(*)::int as problems
        from (${resolutions(scope, timeZone)}) as resolved group by 1 order by 1`)}
    ) as figures`);
  return found[0]!.figures;
}

const LISTED = { problems: 100, resolved: 300, repairs: 500 };

/** Days, both included; null is open. */
export type Period = { from: string | null; to: string | null };
const within = (day: SQL, { from, to }: Period) =>
  sql`(${from}::date is null or ${day} >= ${from}::date) and (${to}::date is null or ${day} <= ${to}::date)`;

const total = sql<number>`(count(*) over ())::int`;

export const listOpenIssues = (db: Queryable, { carId, ownerId }: CarScope) =>
  db
    .select({
      id: issues.id,
      title: issues.title,
      date: issues.date,
      km: mileageReadings.km,
      status: issues.status,
      occurrences: sql<number>`${issues.recurrenceCount} + 1`,
      summary: issues.aiSummary,
      description: issues.description,
      advice: issues.drivingAdvice,
      adviceReason: issues.drivingAdviceReason,
      notes: issues.notes,
      total,
    })
    .from(issues)
    .leftJoin(
      mileageReadings,
      and(eq(mileageReadings.sourceId, issues.id), eq(mileageReadings.carId, issues.carId)),
    )
    .where(and(eq(issues.carId, carId), eq(issues.ownerId, ownerId), ne(issues.status, 'resolved')))
    .orderBy(desc(issues.date), desc(issues.id))
    .limit(LISTED.problems);

type Resolved = { title: string; description: string; day: string; resolvedDay: string; total: number };

export async function listResolved(
  db: Queryable,
  scope: CarScope,
  period: Period,
  timeZone: string,
): Promise<Resolved[]> {
  const { rows: found } = await db.execute<Resolved>(sql`
    select title, description, logged::text as day, day::text as "resolvedDay", ${total} as total
    from (${resolutions(scope, timeZone)}) as resolved
    where ${within(sql`day`, period)} order by resolved.day desc, id desc limit ${LISTED.resolved}`);
  return found;
}

type RepairRow = {
  title: string;
  day: string;
  kind: RepairKind | null;
  km: number | null;
  garage: string | null;
  mechanic: string | null;
  description: string | null;
  minor: number | null;
  currency: string;
  breakdown: Breakdown | null;
  /** Titles with their descriptions. */
  fixed: [string, string][];
  total: number;
};

export async function listPeriodRepairs(
  db: Queryable,
  scope: CarScope,
  period: Period,
): Promise<RepairRow[]> {
  const { rows: found } = await db.execute<RepairRow>(sql`
    select r.title, r.date::text as day, r.kind, r.mileage as km, r.garage_name as garage,
      r.mechanic_name as mechanic, r.description, r.cost_minor::float8 as minor, r.currency, r.breakdown,
      coalesce((
        select json_agg(json_build_array(i.title, i.description) order by i.title) from repair_issue_links l
        join issues i on i.id = l.issue_id and i.car_id = l.car_id
        where l.repair_id = r.id and l.car_id = r.car_id and l.outcome = 'resolved'
      ), '[]'::json) as fixed, ${total} as total
    from repairs r
    where r.car_id = ${scope.carId} and r.owner_id = ${scope.ownerId} and ${within(sql`r.date`, period)}
    order by r.date desc, r.id desc limit ${LISTED.repairs}`);
  return found;
}

export async function sumPeriodCosts(
  db: Queryable,
  scope: CarScope,
  period: Period,
): Promise<ReportFigures['costs']> {
  const { rows: found } = await db.execute<ReportFigures['costs'][number]>(sql`
    select ${month(sql`date`)} as month, kind, currency, sum(cost_minor)::float8 as minor
    from repairs
    where car_id = ${scope.carId} and owner_id = ${scope.ownerId} and cost_minor is not null
      and ${within(sql`date`, period)}
    group by 1, 2, 3 order by 1, 2, 3`);
  return found;
}

export type StoredPicture = { issueId: string; storageKey: string; thumbnailKey: string | null };

export async function listPictures(
  db: Queryable,
  { carId, ownerId }: CarScope,
  issueIds: readonly string[],
): Promise<StoredPicture[]> {
  if (issueIds.length === 0) return [];
  const { issueId, storageKey, thumbnailKey, position, id } = media;
  const found = await db
    .select({ issueId, storageKey, thumbnailKey })
    .from(media)
    .where(
      and(
        inArray(issueId, [...issueIds]),
        eq(media.carId, carId),
        eq(media.ownerId, ownerId),
        eq(media.kind, 'picture'),
      ),
    )
    .orderBy(asc(position), asc(id));
  return found.map((row) => ({ ...row, issueId: row.issueId! }));
}

export async function findPhotoKey(db: Queryable, { carId, ownerId }: CarScope): Promise<string | undefined> {
  const [row] = await db
    .select({ key: media.storageKey })
    .from(cars)
    .innerJoin(media, and(eq(media.id, cars.photoId), eq(media.ownerId, cars.ownerId)))
    .where(and(eq(cars.id, carId), eq(cars.ownerId, ownerId)));
  return row?.key;
}

export async function findLiveLink(db: Queryable, { carId, ownerId }: CarScope, linkId: string, now: Date) {
  const [row] = await db
    .select({ id: shareLinks.id, expiresAt: shareLinks.expiresAt, isEditable: shareLinks.isEditable })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.carId, carId),
        eq(shareLinks.ownerId, ownerId),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    );
  return row;
}
