import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CarRecords, Cars } from '#domain/sync/known-records.ts';
import type { RecordKind, Row, SyncAnswer } from '#domain/sync/schema.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { mayUse } from '#server/platform/access/api-key.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { callerOf } from '#server/platform/access/session.ts';
import { carScope, type ApiContext } from '#server/platform/http/api.ts';
import { accountSql, carSql, recordsSql } from './record-store.ts';

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
type PageAsked = { carId: Id; limit?: number | undefined; timeZone?: string };
type WantedKinds = Partial<Record<RecordKind, Wanted>>;
type Found = { id: Id; ownerId: Id; car: Row; account: SyncAnswer['account'] } & Partial<
  Record<RecordKind, Row[]>
>;
type Owner = Pick<OwnerScope, 'ownerId'>;

async function read(db: Queryable, which: SQL, kinds: WantedKinds): Promise<ReadonlyMap<Id, Cars>> {
  const selected = recordsSql.flatMap(({ kind, table, json, jsonOf, at }) => {
    const wanted = kinds[kind];
    if (!wanted) return [];
    const { names, id, max } = wanted;
    return sql`(select coalesce(json_agg(${sql.raw(names ? jsonOf(['id', ...names]) : json)}), '[]'::json)
      from (select * from ${sql.raw(table)} one
        where one.car_id = car.id and one.owner_id = car.owner_id ${id ? sql`and one.id = ${id}` : sql``}
        ${max ? sql`order by one.${sql.raw(at)} desc, one.id desc limit ${max}` : sql``}) r) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute<Found>(sql`
    select ${sql.join([sql.raw(`car.id, car.owner_id as "ownerId", (select ${carSql} from cars r where r.id = car.id) as car, ${accountSql('car.owner_id')} as account`), ...selected], sql`, `)}
    from cars as car where ${which} order by car.created_at, car.id`);
  const owners = new Map<Id, Map<Id, CarRecords>>();
  for (const { id, ownerId, car, account, ...lists } of rows) {
    const maps = Object.entries(lists).map(([kind, list]) => [
      kind,
      new Map(list.map((row) => [row['id'] as Id, row])),
    ]);
    const cars = owners.get(ownerId) ?? new Map<Id, CarRecords>();
    owners.set(ownerId, cars.set(id, { ...(Object.fromEntries(maps) as CarRecords), car, account }));
  }
  return owners;
}

/** Records as devices have them, for what is computed of them, of these kinds. */
export const recordsOfOwners = (db: Queryable, ownerIds: readonly Id[], kinds: WantedKinds) =>
  read(db, sql`car.owner_id = any(${sql.param([...ownerIds])}::uuid[])`, kinds);

export const recordsOfOwner = async (db: Queryable, { ownerId }: Owner, kinds: WantedKinds): Promise<Cars> =>
  (await recordsOfOwners(db, [ownerId], kinds)).get(ownerId) ?? new Map();

/** @throws NOT_FOUND for a car that was deleted meanwhile */
export async function recordsOfCar(
  db: Queryable,
  { ownerId, carId }: CarScope,
  kinds: WantedKinds,
): Promise<CarRecords> {
  const owners = await read(db, sql`car.owner_id = ${ownerId} and car.id = ${carId}`, kinds);
  const records = owners.get(ownerId)?.get(carId);
  if (!records) throw refusal('NOT_FOUND');
  return records;
}

/** Of a list without filters the first page needs no more than its own records. */
export function newestFirst({
  carId: _car,
  limit = limits.listPage,
  timeZone: _zone,
  ...asked
}: PageAsked): Wanted {
  const isFirst = Object.values(asked).every((one) => one === undefined);
  return isFirst ? { max: limit } : {};
}

/** A view of a car's records, proven to be the caller's. */
export async function viewOfCar<View>(
  context: ApiContext,
  input: { carId: Id },
  kinds: WantedKinds,
  view: (records: CarRecords) => View,
): Promise<View> {
  const scope = await carScope(context, input);
  return reading.run(scope.ownerId, async () => view(await recordsOfCar(context.deps.db, scope, kinds)));
}

/** A view of the records of all cars of the caller. */
export async function viewOfOwner<View>(
  { deps, request }: ApiContext,
  kinds: WantedKinds,
  view: (cars: Cars) => View,
): Promise<View> {
  const { owner, carIds } = await callerOf(deps, request);
  return reading.run(owner.ownerId, async () => {
    const cars = await recordsOfOwner(deps.db, owner, kinds);
    return view(new Map([...cars].filter(([id]) => mayUse({ carIds }, id))));
  });
}
