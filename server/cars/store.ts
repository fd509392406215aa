import { and, asc, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { refusal } from '#server/platform/errors.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { issueFilters } from '#server/issues/table.ts';
import { cars } from './table.ts';

type CarRow = typeof cars.$inferSelect;
type Owner = Pick<OwnerScope, 'ownerId'>;

/** Each of these conditions has an index (issues/table.ts). */
const open = `car_id = cars.id and issues.owner_id = cars.owner_id and ${issueFilters.open}`;

const worstOf = (condition: string) => `(
  select json_build_object('id', id, 'title', title, 'advice', driving_advice) from issues
  where ${open} ${condition} order by date desc, id desc limit 1)`;

// Only recurring issues are searched for repeated titles, so that a long history does not slow down Home.
const health = `(
  select json_build_object(
    'open', (select count(*) from issues where ${open}),
    'urgent', (select count(*) from issues where ${open} and ${issueFilters.urgent}),
    'firstTitle', (select title from issues where ${open} order by date desc, id desc limit 1),
    'worst', coalesce(${worstOf("and driving_advice = 'stop_driving'")}, ${worstOf("and driving_advice = 'soon'")}, ${worstOf('')}),
    'isBlank', not (${['issues', 'repairs', 'fills', 'reminders', 'documents']
      .map((records) => `exists (select from ${records} where car_id = cars.id and owner_id = cars.owner_id)`)
      .join(' or ')}),
    'repeatedTitles', count(*),
    'firstRepeatedTitle', (array_agg(title order by newest desc, newest_id desc))[1])
  from (
    select max(date) as newest, (array_agg(id order by date desc, id desc))[1] as newest_id,
      (array_agg(title order by date desc, id desc))[1] as title
    from issues where ${open} and ${issueFilters.recurring}
    group by title_key having count(*) > 1
  ) as shared)`;

const car = `json_build_object(
  'id', id, 'brand', brand, 'model', model, 'year', year, 'nickname', nickname, 'vin', vin,
  'licensePlate', license_plate, 'mileage', mileage, 'transmission', transmission, 'fuelType', fuel_type,
  'engineType', engine_type, 'batteryCapacity', battery_capacity, 'photoId', photo_id, 'outOfUse', out_of_use,
  'purchase', purchase, 'mileageLimit', mileage_limit, 'leadDays', lead_days, 'leadKm', lead_km, 'yearlyKm', yearly_km,
  'distanceUnit', distance_unit, 'volumeUnit', volume_unit, 'consumptionUnit', consumption_unit, 'version', version,
  'createdAt', ${printInstant('created_at')}, 'health', ${health})`;

export const returnedCar = (statement: 'updated_car' | 'saved') =>
  sql<Car>`(select ${sql.raw(car)} from ${sql.identifier(statement)} as cars)`;

/** For a statement that provides the row `car`. */
export const provenCarJson = sql<Car>`(select ${sql.raw(car)} from cars where cars.id = car.id)`;

export const ownCarsJson = ({ ownerId }: Owner, except: Id | null = null) => sql<Car[]>`coalesce((
  select json_agg(${sql.raw(car)} order by created_at, id) from cars
  where owner_id = ${ownerId} and id is distinct from ${except}::uuid), '[]'::json)`;

export async function carsOf(db: Queryable, owner: Owner): Promise<{ id: string }[]> {
  return db
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.ownerId, owner.ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
}

export async function listCars(db: Queryable, owner: Owner): Promise<Car[]> {
  const { rows } = await db.execute<{ cars: Car[] }>(sql`select ${ownCarsJson(owner)} as cars`);
  return rows[0]!.cars;
}

/** @throws NOT_FOUND when the car was deleted in the meantime */
export async function readCar(db: Queryable, { carId, ownerId }: CarScope): Promise<Car> {
  const { rows } = await db.execute<{ car: Car }>(sql`
    select ${sql.raw(car)} as car from cars where id = ${carId} and owner_id = ${ownerId}`);
  if (!rows[0]) throw refusal('NOT_FOUND');
  return rows[0].car;
}

/** Blocks all writes below the car. */
export async function lockCar(tx: Queryable, { ownerId }: Owner, id: Id): Promise<CarRow | undefined> {
  const [row] = await tx
    .select()
    .from(cars)
    .where(and(eq(cars.id, id), eq(cars.ownerId, ownerId)))
    .for('update');
  return row;
}

export const insertCar = (values: typeof cars.$inferInsert) =>
  build.insert(cars).values(values).onConflictDoNothing().returning();

export const deleteCar = ({ ownerId }: Owner, { id }: Deletion) =>
  sql`delete from cars where id = ${id} and owner_id = ${ownerId}`;
