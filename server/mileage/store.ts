import { and, desc, eq, sql } from 'drizzle-orm';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import { newId } from '#server/platform/deps.ts';
import type { CarScope } from '#server/platform/scope.ts';
import { mileageReadings } from '#server/platform/tables.ts';

type Reading = { km: number; source: MileageReading['source']; sourceId?: string; date?: string };

const ofScope = (scope: CarScope) =>
  and(eq(mileageReadings.carId, scope.carId), eq(mileageReadings.ownerId, scope.ownerId));

/** Writes a reading; what a repair or another record wrote before is replaced by its newer word (D109). */
export async function recordMileage(
  tx: Queryable,
  scope: CarScope,
  reading: Reading,
  now: Date,
): Promise<void> {
  const values = { km: reading.km, date: reading.date ?? now.toISOString().slice(0, 10) };
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
  await tx.delete(mileageReadings).where(and(ofScope(scope), eq(mileageReadings.sourceId, sourceId)));
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
