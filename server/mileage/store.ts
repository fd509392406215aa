import { and, desc, eq, sql } from 'drizzle-orm';
import { followedMileage } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import { newId } from '#server/platform/deps.ts';
import type { CarScope } from '#server/platform/scope.ts';
import { cars, mileageReadings } from '#server/platform/tables.ts';

type Reading = { km: number; source: MileageReading['source']; sourceId?: string; date?: string };

const ofScope = (scope: CarScope) =>
  and(eq(mileageReadings.carId, scope.carId), eq(mileageReadings.ownerId, scope.ownerId));

/**
 * Writes a reading; what a repair or another record wrote before is replaced by its newer word, and the car's
 * own mileage follows it (D109). The car form sets that itself.
 */
export async function recordMileage(
  tx: Queryable,
  scope: CarScope,
  reading: Reading,
  now: Date,
): Promise<void> {
  const values = { km: reading.km, date: reading.date ?? now.toISOString().slice(0, 10) };
  if (reading.sourceId !== undefined) await follow(tx, scope, reading.sourceId, values);
  await tx
    .insert(mileageReadings)
    .values({
      id: newId(),
      ownerId: scope.ownerId,
      carId: scope.carId,
      source: reading.source,
      sourceId: reading.sourceId ?? null,
      createdAt: now,
      ...values,
    })
    .onConflictDoUpdate({
      target: mileageReadings.sourceId,
      targetWhere: sql`source_id is not null`,
      set: values,
      setWhere: ofScope(scope)!,
    });
}

export async function forgetMileage(tx: Queryable, scope: CarScope, sourceId: string): Promise<void> {
  await follow(tx, scope, sourceId, null);
  await tx.delete(mileageReadings).where(and(ofScope(scope), eq(mileageReadings.sourceId, sourceId)));
}

/** To be called before the reading of the record changes; the car is locked by then (bumpRevision). */
async function follow(
  tx: Queryable,
  scope: CarScope,
  sourceId: string,
  reading: { km: number; date: string } | null,
): Promise<void> {
  const { km, date, id } = mileageReadings;
  const [own] = await tx
    .select({ km })
    .from(mileageReadings)
    .where(and(ofScope(scope), eq(mileageReadings.sourceId, sourceId)));
  if (!own && !reading) return;
  const [newest = null] = await tx
    .select({ km, date })
    .from(mileageReadings)
    .where(and(ofScope(scope), sql`${mileageReadings.sourceId} is distinct from ${sourceId}`))
    .orderBy(desc(date), desc(id))
    .limit(1);
  const isCar = and(eq(cars.id, scope.carId), eq(cars.ownerId, scope.ownerId));
  const [car] = await tx.select({ mileage: cars.mileage }).from(cars).where(isCar);
  if (!car) return;
  const mileage = followedMileage({ mileage: car.mileage, before: own?.km ?? null, newest }, reading);
  if (mileage !== car.mileage) {
    await tx
      .update(cars)
      .set({ mileage, version: sql`${cars.version} + 1` })
      .where(isCar);
  }
}

export async function listMileage(db: Queryable, scope: CarScope): Promise<MileageReading[]> {
  const { id, km, date, source } = mileageReadings;
  return db
    .select({ id, km, date, source })
    .from(mileageReadings)
    .where(ofScope(scope))
    .orderBy(desc(mileageReadings.date), desc(mileageReadings.id))
    .limit(1000);
}
