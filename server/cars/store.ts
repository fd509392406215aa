import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { cars } from './table.ts';
import { issueFilters } from '#server/issues/table.ts';

export type CarRow = typeof cars.$inferSelect;

const ofScope = (scope: CarScope) => and(eq(cars.id, scope.carId), eq(cars.ownerId, scope.ownerId));

/** The owner's cars in the order in which they were added; for choices, without their health. */
export async function carsOf(db: Queryable, owner: Pick<OwnerScope, 'ownerId'>): Promise<{ id: string }[]> {
  return db
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.ownerId, owner.ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
}

export async function listCars(db: Queryable, owner: Pick<OwnerScope, 'ownerId'>): Promise<Car[]> {
  const rows = await db
    .select()
    .from(cars)
    .where(eq(cars.ownerId, owner.ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
  const health = await healthFacts(db, eq(cars.ownerId, owner.ownerId));
  return rows.map((row) => shownCar(row, health.get(row.id)));
}

export async function readCar(db: Queryable, scope: CarScope): Promise<Car> {
  const [row] = await db.select().from(cars).where(ofScope(scope));
  const health = await healthFacts(db, ofScope(scope));
  return shownCar(row!, health.get(scope.carId));
}

export async function lockCar(tx: Queryable, scope: CarScope): Promise<CarRow | undefined> {
  const [row] = await tx.select().from(cars).where(ofScope(scope)).for('update');
  return row;
}

/** False when the id is taken. */
export async function insertCar(tx: Queryable, values: typeof cars.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(cars).values(values).onConflictDoNothing().returning({ id: cars.id });
  return inserted.length > 0;
}

export async function updateCar(tx: Queryable, scope: CarScope, values: Partial<CarRow>): Promise<void> {
  await tx.update(cars).set(values).where(ofScope(scope));
}

export async function deleteCar(tx: Queryable, scope: CarScope): Promise<void> {
  await tx.delete(cars).where(ofScope(scope));
}

/**
 * The first step of every change below a car. It moves the revision, so that an unchanged list can be
 * answered with 304, and it lets the changes of one car wait for each other: what is derived from
 * several rows (recurring titles) is then counted over what was really there.
 * @throws NOT_FOUND when the car was deleted meanwhile
 */
export async function bumpRevision(tx: Queryable, scope: CarScope): Promise<void> {
  const found = await tx
    .update(cars)
    .set({ revision: sql`${cars.revision} + 1` })
    .where(ofScope(scope))
    .returning({ id: cars.id });
  if (found.length === 0) throw refusal('NOT_FOUND');
}

const nothingOpen: HealthFacts = {
  open: 0,
  urgent: 0,
  repeatedTitles: 0,
  firstRepeatedTitle: null,
  firstTitle: null,
};

/** The open issues of `cars`: each of these conditions stands for an index (issues/table.ts). */
const open = sql`car_id = cars.id and issues.owner_id = cars.owner_id and ${sql.raw(issueFilters.open)}`;

/**
 * Counts over the open issues (D58); 'first' is the newest, as the lists show it. Only issues that recur are
 * looked through for titles, so that the garage opens as fast with a history of years.
 */
async function healthFacts(db: Queryable, where: SQL | undefined): Promise<Map<string, HealthFacts>> {
  const { rows } = await db.execute<{
    car_id: string;
    open: number;
    urgent: number;
    repeated: number;
    first_repeated: string | null;
    first_title: string | null;
  }>(sql`
    select cars.id as car_id,
      (select count(*)::int from issues where ${open}) as open,
      (select count(*)::int from issues where ${open} and ${sql.raw(issueFilters.urgent)}) as urgent,
      (select title from issues where ${open} order by date desc, id desc limit 1) as first_title,
      titles.*
    from cars cross join lateral (
      select count(*)::int as repeated, (array_agg(title order by newest desc, newest_id desc))[1] as first_repeated
      from (
        select max(date) as newest, (array_agg(id order by date desc, id desc))[1] as newest_id,
          (array_agg(title order by date desc, id desc))[1] as title
        from issues where ${open} and ${sql.raw(issueFilters.recurring)}
        group by title_key having count(*) > 1
      ) as shared
    ) as titles
    where ${where}`);
  return new Map(
    rows.map((row) => [
      row.car_id,
      {
        open: row.open,
        urgent: row.urgent,
        repeatedTitles: row.repeated,
        firstRepeatedTitle: row.first_repeated,
        firstTitle: row.first_title,
      },
    ]),
  );
}

function shownCar(row: CarRow, health: HealthFacts = nothingOpen): Car {
  const { id, brand, model, year, nickname, vin, licensePlate, mileage } = row;
  const { transmission, fuelType, engineType, photoId, version } = row;
  return {
    ...{ id, brand, model, year, nickname, vin, licensePlate, mileage },
    ...{ transmission, fuelType, engineType, photoId, version, health },
    createdAt: row.createdAt.toISOString(),
  };
}
