import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import {
  byKey,
  createdAt,
  importColumns,
  importIndex,
  newestFirstIndex,
} from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const mileageReadings = pgTable(
  'mileage_readings',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    km: integer('km').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').$type<MileageReading['source']>().notNull(),
    /** The repair, issue, fill-up or completed reminder that wrote it, and whose edits update it. */
    sourceId: uuid('source_id'),
    ...importColumns(),
    byKey: byKey(),
    createdAt: createdAt(),
  },
  (table) => [
    carForeignKey('mileage_readings', table as never),
    newestFirstIndex('mileage_readings_car_index', table),
    uniqueIndex('mileage_readings_source_index')
      .on(table.sourceId)
      .where(sql`source_id is not null`),
    importIndex('mileage_readings_import_index', table),
    check('mileage_readings_km_check', sql`${table.km} >= 0`),
  ],
);

export const mileageTables = {
  mileageReadings: policyOf(mileageReadings, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: {
      id: null,
      ownerId: 'authUser',
      carId: 'cars',
      importId: 'imports',
      sourceId: ['repairs', 'issues', 'reminderCompletions', 'fills'],
    },
    portable: { section: 'mileageReadings', withheld: ['ownerId', 'importId', 'importKey'] },
    shared: [],
    news: 'car',
    device: { record: 'reading', by: 'id' },
  }),
};
