import { and, asc, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { countedHealth, type Problem } from '#domain/cars/health-facts.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { refusal } from '#server/platform/errors.ts';
import { printInstant } from '#server/platform/http/page-marks.ts';
import { issueFilters } from '#server/issues/table.ts';
import { cars } from './table.ts';

type CarRow = typeof cars.$inferSelect;
type Owner = Pick<OwnerScope, 'ownerId'>;

/** A car as the database answers it: its health is a rule of `domain`. An answer kept by an earlier version has that. */
export type CarAnswer = Omit<Car, 'health'> & ({ open: Problem[]; isBlank: boolean } | Pick<Car, 'health'>);

export function withHealth(answer: CarAnswer): Car {
  if ('health' in answer) return answer;
  const { open, isBlank, ...car } = answer;
  return { ...car, health: { ...countedHealth(open), isBlank } };
}

const open = `coalesce((
  select json_agg(json_build_object(
    'id', id, 'title', title, 'status', status, 'urgent', is_urgent, 'advice', driving_advice) order by date desc, id desc)
  from issues where car_id = cars.id and issues.owner_id = cars.owner_id and ${issueFilters.open}), '[]'::json)`;

const isBlank = `not (${['issues', 'repairs', 'fills', 'reminders', 'documents']
  .map((records) => `exists (select from ${records} where car_id = cars.id and owner_id = cars.owner_id)`)
  .join(' or ')})`;

const car = `json_build_object(
  'id', id, 'brand', brand, 'model', model, 'year', year, 'nickname', nickname, 'vin', vin,
  'licensePlate', license_plate, 'mileage', mileage, 'transmission', transmission, 'fuelType', fuel_type,
  'engineType', engine_type, 'batteryCapacity', battery_capacity, 'photoId', photo_id, 'outOfUse', out_of_use,
  'purchase', purchase, 'mileageLimit', mileage_limit, 'leadDays', lead_days, 'leadKm', lead_km, 'yearlyKm', yearly_km,
  'distanceUnit', distance_unit, 'volumeUnit', volume_unit, 'consumptionUnit', consumption_unit, 'version', version,
  'createdAt', ${printInstant('created_at')}, 'open', ${open}, 'isBlank', ${isBlank})`;

export const returnedCar = (statement: 'updated_car' | 'saved') =>
  sql<CarAnswer>`(select ${sql.raw(car)} from ${sql.identifier(statement)} as cars)`;

/** For a statement that provides the row `car`. */
export const provenCarJson = sql<CarAnswer>`(select ${sql.raw(car)} from cars where cars.id = car.id)`;

export const ownCarsJson = ({ ownerId }: Owner, except: Id | null = null) => sql<CarAnswer[]>`coalesce((
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
  const { rows } = await db.execute<{ cars: CarAnswer[] }>(sql`select ${ownCarsJson(owner)} as cars`);
  return rows[0]!.cars.map(withHealth);
}

/** @throws NOT_FOUND when the car was deleted in the meantime */
export async function readCar(db: Queryable, { carId, ownerId }: CarScope): Promise<Car> {
  const { rows } = await db.execute<{ car: CarAnswer }>(sql`
    select ${sql.raw(car)} as car from cars where id = ${carId} and owner_id = ${ownerId}`);
  if (!rows[0]) throw refusal('NOT_FOUND');
  return withHealth(rows[0].car);
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
