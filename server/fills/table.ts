import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { Energy } from '#domain/fills/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import {
  createdAt,
  importColumns,
  importIndex,
  oneOf,
  updatedAt,
  version,
  searchText,
} from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const fills = pgTable(
  'fills',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    carId: uuid('car_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    energy: text('energy').$type<Energy>().notNull(),
    /** In thousandths of its unit. */
    amount: integer('amount').notNull(),
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    km: integer('km'),
    isFull: boolean('is_full').notNull(),
    isMissedBefore: boolean('is_missed_before').notNull(),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    socEnd: integer('soc_end'),
    station: text('station'),
    notes: text('notes'),
    ...importColumns(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searchText: searchText('station', 'notes'),
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
  ],
);

export const fillTables = {
  fills: policyOf(fills, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', importId: 'imports' },
    portable: {
      section: 'fills',
      columns: [
        'id',
        'carId',
        'date',
        'energy',
        'amount',
        'costMinor',
        'currency',
        'km',
        'isFull',
        'isMissedBefore',
        'isConfirmed',
        'socEnd',
        'station',
        'notes',
        'createdAt',
        'updatedAt',
      ],
      withheld: ['ownerId', 'version', 'importId', 'importKey', 'searchText'],
    },
    shared: [],
    news: 'car',
  }),
};
