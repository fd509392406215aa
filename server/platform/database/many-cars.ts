import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Queryable } from './db.ts';

type LockedCar = { id: Id; mileage: number | null };

/** Locks those that are the owner's. Blocks all other writes below them, as carWrite does. */
export async function lockOwnCars(
  tx: Queryable,
  { ownerId }: OwnerScope,
  carIds: readonly Id[],
): Promise<LockedCar[]> {
  const { rows } = await tx.execute<LockedCar>(sql`
    select id, mileage from cars where owner_id = ${ownerId} and id = any(${sql.param([...carIds])}::uuid[])
    order by id for no key update`);
  return rows;
}

/** @throws NOT_FOUND unless all are the owner's */
export async function lockCars(
  tx: Queryable,
  owner: OwnerScope,
  carIds: readonly Id[],
): Promise<LockedCar[]> {
  const found = await lockOwnCars(tx, owner, carIds);
  if (found.length < new Set(carIds).size) throw refusal('NOT_FOUND');
  return found;
}

/** Increments the revisions of locked cars, and the versions of those whose mileage changes. */
export const updateCars = (
  { ownerId }: OwnerScope,
  cars: readonly { id: Id; mileage: number | null }[],
  now: Date,
) => sql`
  update cars set revision = cars.revision + 1, mileage = moved.mileage,
    version = cars.version + (cars.mileage is distinct from moved.mileage)::int,
    updated_at = case when cars.mileage is distinct from moved.mileage then ${now}::timestamptz else cars.updated_at end
  from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as moved(id uuid, mileage integer)
  where cars.id = moved.id and cars.owner_id = ${ownerId} returning cars.id`;
