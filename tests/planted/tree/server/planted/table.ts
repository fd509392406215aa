import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { createdAt, newestFirstIndex } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const planted = pgTable(
  'planted',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    receiptId: uuid('receipt_id'),
    createdAt: createdAt(),
  },
  (table) => [carForeignKey('planted', table as never), newestFirstIndex('planted_newest_index', table)],
);

export const plantedTables = {
  planted: policyOf(planted, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', receiptId: 'media' },
    portable: { section: 'planted', withheld: ['ownerId'] },
    shared: [],
    news: 'car',
    device: { no: 'they are read from the server' },
  }),
};
