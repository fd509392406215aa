import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { CarRecords, Cars } from '#domain/sync/known-records.ts';
import type { RecordKind, Row } from '#domain/sync/schema.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { recordsSql } from './record-store.ts';

type Found = { id: Id } & Partial<Record<RecordKind, Row[]>>;

async function read(db: Queryable, which: SQL, kinds: readonly RecordKind[]): Promise<Cars> {
  const lists = recordsSql
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, table, json }) =>
      sql.raw(`(select coalesce(json_agg(${json}), '[]'::json) from ${table} r
        where r.car_id = car.id and r.owner_id = car.owner_id) as "${kind}"`),
    );
  const { rows } = await db.execute<Found>(sql`
    select car.id, ${sql.join(lists, sql`, `)} from cars as car where ${which} order by car.created_at, car.id`);
  return new Map(
    rows.map(({ id, ...records }) => {
      const maps = Object.entries(records).map(([kind, list]) => [
        kind,
        new Map(list.map((row) => [row['id'] as Id, row])),
      ]);
      return [id, Object.fromEntries(maps) as CarRecords];
    }),
  );
}

/** Records as devices have them, for what is computed of them, of these kinds. */
export const recordsOfOwner = (
  db: Queryable,
  { ownerId }: OwnerScope,
  kinds: readonly RecordKind[],
): Promise<Cars> => read(db, sql`car.owner_id = ${ownerId}`, kinds);

export async function recordsOfCar(
  db: Queryable,
  { ownerId, carId }: CarScope,
  kinds: readonly RecordKind[],
): Promise<CarRecords> {
  const cars = await read(db, sql`car.owner_id = ${ownerId} and car.id = ${carId}`, kinds);
  return cars.get(carId) ?? {};
}
