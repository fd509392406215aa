import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { healthOfOpen, type OpenProblem } from '#domain/cars/health-facts.ts';
import type { Car, HealthFacts } from '#domain/cars/schema.ts';
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

const FIELDS = `
  'id', id, 'brand', brand, 'model', model, 'year', year, 'nickname', nickname, 'vin', vin,
  'licensePlate', license_plate, 'mileage', mileage, 'transmission', transmission, 'fuelType', fuel_type,
  'engineType', engine_type, 'batteryCapacity', battery_capacity, 'photoId', photo_id, 'outOfUse', out_of_use,
  'purchase', purchase, 'mileageLimit', mileage_limit, 'leadDays', lead_days, 'leadKm', lead_km, 'yearlyKm', yearly_km,
  'distanceUnit', distance_unit, 'volumeUnit', volume_unit, 'consumptionUnit', consumption_unit, 'version', version,
  'createdAt', ${printInstant('created_at')}`;

const RECORDS = ['issues', 'repairs', 'fills', 'reminders', 'documents'];

/** A car with what its health follows from. The condition has an index (issues/table.ts). */
const FOUND = `json_build_object(${FIELDS},
  'problems', (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'advice', driving_advice,
      'urgent', is_urgent) order by date desc, id desc), '[]'::json)
    from issues where car_id = cars.id and issues.owner_id = cars.owner_id and ${issueFilters.open}),
  'isBlank', not (${RECORDS.map((table) => `exists (select from ${table} where car_id = cars.id and owner_id = cars.owner_id)`).join(' or ')}))`;
export type FoundCar = Omit<Car, 'health'> & { problems: OpenProblem[]; isBlank: boolean };

export const carOf = ({ problems, isBlank, ...car }: FoundCar): Car => ({
  ...car,
  health: healthOfOpen(problems, isBlank),
});

export const returnedCar = (statement: 'updated_car' | 'saved', health: HealthFacts) => sql<Car>`(
  select json_build_object(${sql.raw(FIELDS)}, 'health', ${JSON.stringify(health)}::json)
  from ${sql.identifier(statement)} as cars)`;

/** For a statement that provides the row `car`. */
export const foundCar = sql<FoundCar>`(select ${sql.raw(FOUND)} from cars where cars.id = car.id)`;

export async function carsOf(db: Queryable, owner: Owner): Promise<{ id: string }[]> {
  return db
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.ownerId, owner.ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
}

async function findCars(db: Queryable, which: SQL): Promise<Car[]> {
  const { rows } = await db.execute<{ car: FoundCar }>(
    sql`select ${sql.raw(FOUND)} as car from cars where ${which} order by created_at, id`,
  );
  return rows.map(({ car }) => carOf(car));
}

export const listCars = (db: Queryable, { ownerId }: Owner): Promise<Car[]> =>
  findCars(db, sql`owner_id = ${ownerId}`);

/** @throws NOT_FOUND when the car was deleted in the meantime */
export async function readCar(db: Queryable, { carId, ownerId }: CarScope): Promise<Car> {
  const [car] = await findCars(db, sql`id = ${carId} and owner_id = ${ownerId}`);
  if (!car) throw refusal('NOT_FOUND');
  return car;
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
