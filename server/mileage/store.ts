import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { updatedMileage } from '#domain/mileage/rules.ts';
import type { MileageCorrection, MileageReading } from '#domain/mileage/schema.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { CarWrite } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay } from '#server/platform/database/printed.ts';
import { newId } from '#server/platform/deps.ts';
import { mileageReadings } from './table.ts';

type Reading = { km: number; date: string };
type Source = { source: MileageReading['source']; sourceId: string };
/** The record's current reading in km, and the newest reading of all other records. */
export type ReadingFacts = { before: number | null; newest: Reading | null };

const ofScope = (scope: CarScope) =>
  and(eq(mileageReadings.carId, scope.carId), eq(mileageReadings.ownerId, scope.ownerId));

const readingOf = (sourceId: SQL) => sql<number | null>`(
  select km from mileage_readings where ${sql.raw(ofCar())} and source_id = ${sourceId})`;

export const readingFacts = (sourceId: string) => sql<ReadingFacts>`json_build_object(
  'before', ${readingOf(sql`${sourceId}::uuid`)},
  'newest', (
    select json_build_object('km', km, 'date', ${sql.raw(printDay('date'))}) from mileage_readings
    where ${sql.raw(ofCar())} and source_id is distinct from ${sourceId}::uuid
    order by date desc, id desc limit 1))`;

export async function newestReading(db: Queryable, scope: CarScope): Promise<Reading | null> {
  const [reading] = await db
    .select({ km: mileageReadings.km, date: mileageReadings.date })
    .from(mileageReadings)
    .where(ofScope(scope))
    .orderBy(desc(mileageReadings.date), desc(mileageReadings.id))
    .limit(1);
  return reading ?? null;
}

type Named = Pick<MileageCorrection, 'source' | 'sourceId' | 'date' | 'from'>;

const isNamed = ({ source, sourceId, date, from }: Named) => sql`(
  source = ${source} and source_id is not distinct from ${sourceId}::uuid
  and date = ${date}::date and km = ${from})`;

const isOfForm = (date: string) => sql`(source = 'car' and source_id is null and date = ${date}::date)`;

async function hasReading(db: Queryable, scope: CarScope, isMeant: SQL): Promise<boolean> {
  const found = await db
    .select()
    .from(mileageReadings)
    .where(and(ofScope(scope), isMeant))
    .limit(1);
  return found.length > 0;
}

export const hasFormReading = (db: Queryable, scope: CarScope, date: string): Promise<boolean> =>
  hasReading(db, scope, isOfForm(date));

export const hasRecordReading = (db: Queryable, scope: CarScope, km: number): Promise<boolean> =>
  hasReading(db, scope, sql`(source_id is not null and km = ${km})`);

export const factsOfReading = (named: Named) => sql<ReadingFacts & { id: string | null }>`json_build_object(
  'id', (select id from mileage_readings where ${sql.raw(ofCar())} and ${isNamed(named)} limit 1),
  'before', (select km from mileage_readings where ${sql.raw(ofCar())} and ${isNamed(named)} limit 1),
  'newest', (
    select json_build_object('km', km, 'date', ${sql.raw(printDay('date'))}) from mileage_readings
    where ${sql.raw(ofCar())} and not ${isNamed(named)}
    order by date desc, id desc limit 1))`;

/** Of the reading that the car's form has for a day. */
export const factsOfDay = (date: string) => sql<ReadingFacts>`json_build_object(
  'before', (select km from mileage_readings where ${sql.raw(ofCar())} and ${isOfForm(date)} limit 1),
  'newest', (
    select json_build_object('km', km, 'date', ${sql.raw(printDay('date'))}) from mileage_readings
    where ${sql.raw(ofCar())} and not ${isOfForm(date)}
    order by date desc, id desc limit 1))`;

/** Null deletes the reading; returns no row when it is gone. */
export const changeReading = (scope: CarScope, named: Named, km: number | null) => {
  const one = and(ofScope(scope), isNamed(named));
  return km === null
    ? build.delete(mileageReadings).where(one).returning()
    : build.update(mileageReadings).set({ km }).where(one).returning();
};

/** Also updates the car's mileage. @param readings null if the write affects none @param reading null removes it */
export function writeReading(
  { scope, mileage, now }: Pick<CarWrite<unknown>, 'scope' | 'mileage' | 'now'>,
  readings: ReadingFacts | null,
  { source, sourceId }: Source,
  reading: Reading | null,
): { writes: Record<string, SQLWrapper>; car: { mileage?: number | null } } {
  if (!readings || (readings.before === null && !reading)) return { writes: {}, car: {} };
  const { ownerId, carId } = scope;
  const followed = updatedMileage({ mileage, ...readings }, reading);
  const ofSource = and(ofScope(scope), eq(mileageReadings.sourceId, sourceId));
  return {
    writes: {
      reading: reading
        ? build
            .insert(mileageReadings)
            .values({ id: newId(), ownerId, carId, ...reading, source, sourceId, createdAt: now })
            .onConflictDoUpdate({
              target: mileageReadings.sourceId,
              targetWhere: sql`source_id is not null`,
              set: reading,
              setWhere: ofScope(scope)!,
            })
        : build.delete(mileageReadings).where(ofSource),
    },
    car: followed === mileage ? {} : { mileage: followed },
  };
}

/** Null removes the reading; the caller updates the car's mileage. @param car the CTE that returns the car */
export const writeFormReading = (
  car: 'updated_car' | 'saved',
  { km, date }: { km: number | null; date: string },
  now: Date,
): Record<string, SQL> => ({
  replaced_reading: sql`
    delete from mileage_readings r using ${sql.identifier(car)} c
    where r.car_id = c.id and r.owner_id = c.owner_id and r.source = 'car' and r.source_id is null
      and r.date = ${date}`,
  ...(km !== null && {
    reading: sql`
      insert into mileage_readings (id, owner_id, car_id, km, date, source, created_at)
      select ${newId()}::uuid, owner_id, id, ${km}::int, ${date}::date, 'car', ${now}::timestamptz
      from ${sql.identifier(car)}`,
  }),
});
