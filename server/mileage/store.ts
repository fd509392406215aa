import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { followedMileage } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { cars } from '#server/cars/table.ts';
import { mileageReadings } from './table.ts';

type Reading = { km: number; source: MileageReading['source']; sourceId: string; date: string };

const ofScope = (scope: CarScope) =>
  and(eq(mileageReadings.carId, scope.carId), eq(mileageReadings.ownerId, scope.ownerId));

/**
 * Writes the reading of a record; what that wrote before is replaced by its newer word, and the car's own
 * mileage follows it (D109).
 */
export async function recordMileage(
  tx: Queryable,
  scope: CarScope,
  { km, date, source, sourceId }: Reading,
  now: Date,
): Promise<void> {
  await follow(tx, scope, sourceId, { km, date });
  await tx
    .insert(mileageReadings)
    .values({ ...ownedBy(scope), ...{ km, date, source, sourceId }, createdAt: now })
    .onConflictDoUpdate({
      target: mileageReadings.sourceId,
      targetWhere: sql`source_id is not null`,
      set: { km, date },
      setWhere: ofScope(scope)!,
    });
}

const ownedBy = ({ ownerId, carId }: CarScope) => ({ id: newId(), ownerId, carId });

/**
 * Writes what the car form says of a day, in the place of what it said before of that day; null takes that
 * back. The form sets the car's own mileage itself.
 */
export async function recordOnCarForm(
  tx: Queryable,
  scope: CarScope,
  { km, date }: { km: number | null; date: string },
  now: Date,
): Promise<void> {
  await tx
    .delete(mileageReadings)
    .where(
      and(
        ofScope(scope),
        eq(mileageReadings.source, 'car'),
        isNull(mileageReadings.sourceId),
        eq(mileageReadings.date, date),
      ),
    );
  if (km === null) return;
  await tx
    .insert(mileageReadings)
    .values({ ...ownedBy(scope), ...{ km, date, source: 'car', sourceId: null }, createdAt: now });
}

export async function forgetMileage(tx: Queryable, scope: CarScope, sourceId: string): Promise<void> {
  await follow(tx, scope, sourceId, null);
  await tx.delete(mileageReadings).where(and(ofScope(scope), eq(mileageReadings.sourceId, sourceId)));
}

/** What a record says of the car's mileage; null when it says nothing. */
export async function mileageOf(db: Queryable, scope: CarScope, sourceId: string): Promise<number | null> {
  const [row] = await db
    .select({ km: mileageReadings.km })
    .from(mileageReadings)
    .where(and(ofScope(scope), eq(mileageReadings.sourceId, sourceId)));
  return row?.km ?? null;
}

/** To be called before the reading of the record changes; the car is locked by then (bumpRevision). */
async function follow(
  tx: Queryable,
  scope: CarScope,
  sourceId: string,
  reading: { km: number; date: string } | null,
): Promise<void> {
  const { km, date, id } = mileageReadings;
  const before = await mileageOf(tx, scope, sourceId);
  if (before === null && !reading) return;
  const [newest = null] = await tx
    .select({ km, date })
    .from(mileageReadings)
    .where(and(ofScope(scope), sql`${mileageReadings.sourceId} is distinct from ${sourceId}`))
    .orderBy(desc(date), desc(id))
    .limit(1);
  const isCar = and(eq(cars.id, scope.carId), eq(cars.ownerId, scope.ownerId));
  const [car] = await tx.select({ mileage: cars.mileage }).from(cars).where(isCar);
  if (!car) return;
  const mileage = followedMileage({ mileage: car.mileage, before, newest }, reading);
  if (mileage !== car.mileage) {
    await tx
      .update(cars)
      .set({ mileage, version: sql`${cars.version} + 1` })
      .where(isCar);
  }
}

export async function listMileage(db: Queryable, scope: CarScope): Promise<MileageReading[]> {
  const { id, km, date, source, sourceId } = mileageReadings;
  return db
    .select({ id, km, date, source, sourceId })
    .from(mileageReadings)
    .where(ofScope(scope))
    .orderBy(desc(mileageReadings.date), desc(mileageReadings.id))
    .limit(1000);
}
