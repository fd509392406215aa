import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { Energy, Power } from '#domain/fills/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { importColumns, importIndex, oneOf, stamps } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const fills = pgTable(
  'fills',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    carId: uuid('car_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** `HH:mm`, on the clock of the place. */
    time: text('time'),
    energy: text('energy').$type<Energy>().notNull(),
    /** In thousandths of its unit; null: paid for, nobody knows how much. */
    amount: integer('amount'),
    costMinor: bigint('cost_minor', { mode: 'number' }),
    /** Price of one unit in the main unit of the currency; null if cost and amount determine it. */
    price: doublePrecision('price'),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    km: integer('km'),
    isFull: boolean('is_full').notNull(),
    isMissedBefore: boolean('is_missed_before').notNull(),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    socStart: integer('soc_start'),
    socEnd: integer('soc_end'),
    power: text('power').$type<Power>(),
    station: text('station'),
    notes: text('notes'),
    ...importColumns(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ name: 'fills_pk', columns: [table.ownerId, table.id] }),
    carForeignKey('fills', table as never),
    index('fills_car_index').on(table.ownerId, table.carId, table.date, table.id),
    importIndex('fills_import_index', table),
    check('fills_amount_check', sql`${table.amount} > 0`),
    check('fills_cost_check', sql`${table.costMinor} >= 0`),
    check('fills_km_check', sql`${table.km} >= 0`),
    check('fills_soc_check', sql`${table.socEnd} between 0 and 100`),
    check('fills_energy_check', oneOf('energy', Energy.options)),
    check('fills_time_check', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('fills_price_check', sql`${table.price} > 0`),
    check('fills_discount_check', sql`${table.discountMinor} >= 0`),
    check('fills_soc_start_check', sql`${table.socStart} between 0 and 100`),
    check('fills_power_check', oneOf('power', Power.options)),
  ],
);

/** Pictures of the pump and the odometer, and receipts, in the order in which they were added. */
export const fillFiles = pgTable(
  'fill_files',
  {
    ownerId: owner(),
    fillId: uuid('fill_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'fill_files_pk', columns: [table.ownerId, table.fillId, table.fileId] }),
    foreignKey({
      name: 'fill_files_fill_fk',
      columns: [table.ownerId, table.fillId],
      foreignColumns: [fills.ownerId, fills.id],
    }).onDelete('cascade'),
    index('fill_files_file_index').on(table.fileId),
  ],
);

export const fillTables = {
  fills: policyOf(fills, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', importId: 'imports' },
    portable: { section: 'fills', withheld: ['ownerId', 'version', 'importId', 'importKey'] },
    shared: [],
    news: 'car',
    device: { record: 'fill', by: 'id' },
  }),
  fillFiles: policyOf(fillFiles, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', fillId: 'fills', fileId: 'media' },
    portable: { section: 'fills', withheld: ['ownerId'] },
    shared: [],
    news: { no: 'news come from the fill-up' },
    device: { record: 'fill', by: 'fillId' },
  }),
};
