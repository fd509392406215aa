import { and, eq, sql } from 'drizzle-orm';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope, EachCar } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import {
  filesNamed,
  filesOfRecord,
  filesOfRecords,
  type FileList,
} from '#server/platform/database/record-files.ts';
import { refusal } from '#server/platform/errors.ts';
import { ofCar, printDay, printInstant } from '#server/platform/http/page-marks.ts';
import { COST, inMainUnit } from '#server/platform/database/money-sql.ts';
import { fills } from './table.ts';

const FILL = `json_build_object(
  'id', id, 'carId', car_id, 'date', ${printDay('date')}, 'time', time, 'energy', energy, 'amount', amount,
  'cost', ${COST}, 'price', price, 'discount', ${inMainUnit('discount_minor')}, 'currency', currency, 'km', km, 'isFull', is_full, 'isMissedBefore', is_missed_before, 'isConfirmed', is_confirmed,
  'socStart', soc_start, 'socEnd', soc_end, 'power', power, 'station', station, 'notes', notes,
  'fileIds', coalesce(ids, '[]'::json), 'files', coalesce(shown, '[]'::json),
  'version', version, 'createdAt', ${printInstant('created_at')})`;

export const fillFileList: FileList = { table: 'fill_files', record: 'fill_id' };

/** The reverse order of `byTime`. */
const NEWEST_FIRST = sql.raw('date desc, time desc nulls first, created_at desc, id desc');

/** More fill-ups than any car has. */
const LISTED = 10_000;

export const fillsOf = ({ ownerId, carId }: EachCar) => sql<Fill[]>`(
  select coalesce(json_agg(${sql.raw(FILL)} order by ${NEWEST_FIRST}), '[]'::json)
  from (
    select * from fills where owner_id = ${ownerId} and car_id = ${carId}
    order by ${NEWEST_FIRST} limit ${LISTED}
  ) as fills left join ${filesOfRecords(fillFileList, ownerId)} as files on files.record = fills.id)`;

export async function listFills(db: Queryable, scope: CarScope): Promise<Fill[]> {
  const { rows } = await db.execute<{ fills: Fill[] }>(sql`select ${fillsOf(scope)} as fills`);
  return rows[0]!.fills;
}

type ForOverview = { fills: Fill[]; batteryCapacity: number | null };

export async function readForOverview(db: Queryable, scope: CarScope): Promise<ForOverview> {
  const { rows } = await db.execute<ForOverview>(sql`
    select ${fillsOf(scope)} as fills, battery_capacity as "batteryCapacity"
    from cars where id = ${scope.carId} and owner_id = ${scope.ownerId}`);
  if (!rows[0]) throw refusal('NOT_FOUND');
  return rows[0];
}

export const fillOfCar = (id: Id) => sql<Fill | null>`(
  select ${sql.raw(FILL)} from fills cross join lateral ${sql.raw(filesOfRecord(fillFileList, 'fills'))} as files
  where ${sql.raw(ofCar())} and fills.id = ${id}::uuid)`;

export const savedFill = (fileIds: readonly Id[]) => sql<Fill | null>`(
  select ${sql.raw(FILL)} from saved cross join lateral ${filesNamed(fileIds)} as files)`;

const isFill = ({ ownerId, carId }: CarScope, id: Id) =>
  and(eq(fills.ownerId, ownerId), eq(fills.id, id), eq(fills.carId, carId));

export const insertFill = (values: typeof fills.$inferInsert) =>
  build.insert(fills).values(values).onConflictDoNothing().returning();

export const updateFill = (scope: CarScope, id: Id, values: Partial<typeof fills.$inferInsert>) =>
  build.update(fills).set(values).where(isFill(scope, id)).returning();

export const deleteFill = (scope: CarScope, { id }: Deletion) =>
  build.delete(fills).where(isFill(scope, id)).returning();
