import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FuelType, MileageLimit, OutOfUse, Purchase, Transmission } from '#domain/cars/schema.ts';
import { METRIC, type ConsumptionUnit, type DistanceUnit, type VolumeUnit } from '#domain/units/units.ts';
import { owner } from '#server/accounts/table.ts';
import { version, createdAt, updatedAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const cars = pgTable(
  'cars',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    nickname: text('nickname'),
    vin: text('vin'),
    licensePlate: text('license_plate'),
    mileage: integer('mileage'),
    transmission: text('transmission').$type<Transmission>(),
    fuelType: text('fuel_type').$type<FuelType>(),
    engineType: text('engine_type'),
    /** In Wh. */
    batteryCapacity: integer('battery_capacity'),
    photoId: uuid('photo_id'),
    leadDays: integer('lead_days'),
    leadKm: integer('lead_km'),
    yearlyKm: integer('yearly_km'),
    distanceUnit: text('distance_unit').$type<DistanceUnit>().notNull().default(METRIC.distanceUnit),
    volumeUnit: text('volume_unit').$type<VolumeUnit>().notNull().default(METRIC.volumeUnit),
    consumptionUnit: text('consumption_unit')
      .$type<ConsumptionUnit>()
      .notNull()
      .default(METRIC.consumptionUnit),
    outOfUse: jsonb('out_of_use').$type<OutOfUse | null>(),
    purchase: jsonb('purchase').$type<Purchase | null>(),
    mileageLimit: jsonb('mileage_limit').$type<MileageLimit | null>(),
    /** Incremented by every change of the car or of a record below it; the ETag of lists. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Composite foreign keys refer to it, so that a row cannot point to another owner's car.
    unique('cars_id_owner_unique').on(table.id, table.ownerId),
    index('cars_owner_index').on(table.ownerId, table.createdAt, table.id),
    check('cars_year_check', sql`${table.year} between 1900 and 9999`),
    check('cars_mileage_check', sql`${table.mileage} >= 0`),
    check('cars_battery_check', sql`${table.batteryCapacity} > 0`),
    check('cars_yearly_check', sql`${table.yearlyKm} > 0`),
    check('cars_distance_unit_check', sql`${table.distanceUnit} in ('km', 'mi')`),
    check('cars_volume_unit_check', sql`${table.volumeUnit} in ('L', 'gal-us', 'gal-uk')`),
    check(
      'cars_consumption_unit_check',
      sql`${table.consumptionUnit} in ('per-100-km', 'km-per-unit', 'mpg-us', 'mpg-uk')`,
    ),
  ],
);

export const carForeignKey = (
  name: string,
  table: { carId: ReturnType<typeof uuid>; ownerId: ReturnType<typeof uuid> },
) =>
  foreignKey({
    name: `${name}_car_fk`,
    columns: [table.carId as never, table.ownerId as never],
    foreignColumns: [cars.id, cars.ownerId],
  }).onDelete('cascade');

export const carTables = {
  cars: policyOf(cars, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', photoId: 'media' },
    portable: { section: 'cars', withheld: ['ownerId', 'revision', 'version'] },
    shared: [
      'brand',
      'model',
      'year',
      'nickname',
      'vin',
      'licensePlate',
      'mileage',
      'transmission',
      'fuelType',
      'engineType',
      'photoId',
      'distanceUnit',
      'volumeUnit',
      'consumptionUnit',
    ],
    news: 'car',
  }),
};
