import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;

type NewestReading = { km: number; date: string } | null;
export type NewestReadings = { carId: Id; imported: NewestReading; other: NewestReading };

/** For each car, the highest reading of the newest day among those that the import added, and among all others. */
export async function newestReadings(
  tx: Queryable,
  { ownerId }: Owner,
  importId: Id,
  carIds: readonly Id[],
): Promise<NewestReadings[]> {
  const newest = (condition: string) => sql`(
    select json_build_object('km', km, 'date', date::text) from mileage_readings r
    where r.owner_id = ${ownerId} and r.car_id = car.id and r.import_id ${sql.raw(condition)} ${importId}
    order by date desc, km desc limit 1)`;
  const { rows } = await tx.execute<NewestReadings>(sql`
    select car.id as "carId", ${newest('=')} as imported, ${newest('is distinct from')} as other
    from unnest(${sql.param([...carIds])}::uuid[]) as car(id)`);
  return rows;
}

type Deleted = { deleted: number; files: Id[] };

/** Deletes added records that nobody has changed and nothing refers to.
 * @returns the number of records, and their files */
export async function deleteImported(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<Deleted> {
  const ofImport = sql`owner_id = ${ownerId} and import_id = ${importId}`;
  const { rows } = await tx.execute<Deleted>(sql`
    with gone_fills as (delete from fills where ${ofImport} and version = 1 returning id),
    gone_repairs as (
      delete from repairs where ${ofImport} and version = 1
        and not exists (select from repair_issue_links l where l.repair_id = repairs.id)
        and not exists (select from issues i where i.resolved_by = repairs.id)
        and not exists (select from reminder_completions c where c.repair_id = repairs.id)
      returning id),
    gone_reminders as (
      delete from reminders where ${ofImport} and version = 1
        and not exists (
          select from reminder_completions c where c.owner_id = reminders.owner_id and c.reminder_id = reminders.id)
      returning id),
    gone_readings as (
      delete from mileage_readings where ${ofImport} and import_key = '|mileage|' || date || '|' || km returning id),
    followed as (
      delete from mileage_readings where ${ofImport} and source_id in (
        select id from gone_fills union all select id from gone_repairs))
    select ((select count(*) from gone_fills) + (select count(*) from gone_repairs)
      + (select count(*) from gone_reminders) + (select count(*) from gone_readings))::int as deleted,
      (select coalesce(json_agg(file_id), '[]'::json) from (
        select file_id from repair_files f join gone_repairs g on g.id = f.repair_id where f.owner_id = ${ownerId}
        union all
        select file_id from fill_files f join gone_fills g on g.id = f.fill_id where f.owner_id = ${ownerId}
      ) as gone) as files`);
  return rows[0]!;
}

export async function countImported(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<number> {
  const ofImport = sql`owner_id = ${ownerId} and import_id = ${importId}`;
  const { rows } = await tx.execute<{ left: number }>(sql`
    select ((select count(*) from fills where ${ofImport}) + (select count(*) from repairs where ${ofImport})
      + (select count(*) from reminders where ${ofImport})
      + (select count(*) from mileage_readings where ${ofImport} and import_key is not null))::int as left`);
  return rows[0]!.left;
}

export async function newestReadingSince(
  tx: Queryable,
  { ownerId }: Owner,
  carId: Id,
  since: Date,
): Promise<number | null> {
  const { rows } = await tx.execute<{ km: number }>(sql`
    select km from (
      select km, created_at from mileage_readings where owner_id = ${ownerId} and car_id = ${carId}
      order by date desc, id desc limit 1
    ) as newest where created_at > ${since}`);
  return rows[0]?.km ?? null;
}
