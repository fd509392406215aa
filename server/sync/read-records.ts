import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { CarRecords, Cars } from '#domain/sync/known-records.ts';
import type { RecordKind, Row } from '#domain/sync/schema.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { recordsSql } from './record-store.ts';

/** Much work for the database: what reads the records of an account takes turns. */
export const reading = fairQueue({ name: 'records', running: 3, perKey: 20, runningPerKey: 1 });

/** Which records of a car, and what of them. */
type Wanted = {
  /** Its fields and lists, with the fields of their rows; the whole record otherwise. */
  names?: readonly string[];
  id?: Id;
  /** The newest alone. */
  max?: number;
};
type WantedKinds = Partial<Record<RecordKind, Wanted>>;
type Found = { id: Id } & Partial<Record<RecordKind, Row[]>>;

async function read(db: Queryable, which: SQL, kinds: WantedKinds): Promise<Cars> {
  const lists = recordsSql.flatMap(({ kind, table, json, jsonOf, at }) => {
    const wanted = kinds[kind];
    if (!wanted) return [];
    const { names, id, max } = wanted;
    return sql`(select coalesce(json_agg(${sql.raw(names ? jsonOf(['id', ...names]) : json)}), '[]'::json)
      from (select * from ${sql.raw(table)} one
        where one.car_id = car.id and one.owner_id = car.owner_id ${id ? sql`and one.id = ${id}` : sql``}
        ${max ? sql`order by one.${sql.raw(at)} desc, one.id desc limit ${max}` : sql``}) r) as ${sql.identifier(kind)}`;
  });
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
export const recordsOfOwner = (db: Queryable, { ownerId }: OwnerScope, kinds: WantedKinds): Promise<Cars> =>
  read(db, sql`car.owner_id = ${ownerId}`, kinds);

export async function recordsOfCar(
  db: Queryable,
  { ownerId, carId }: CarScope,
  kinds: WantedKinds,
): Promise<CarRecords> {
  const cars = await read(db, sql`car.owner_id = ${ownerId} and car.id = ${carId}`, kinds);
  return cars.get(carId) ?? {};
}
