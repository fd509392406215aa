import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RecordKind } from '#domain/sync/schema.ts';
import { cars } from '#server/cars/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Up to where the changes of a car were forgotten: a row of this kind, with the car's id. */
export const FORGOTTEN = 'forgotten';

/** The revision of its car with which a record was last written or deleted; by triggers (decision 048). */
export const recordChanges = pgTable(
  'record_changes',
  {
    carId: uuid('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RecordKind | typeof FORGOTTEN>().notNull(),
    id: uuid('id').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'record_changes_pk', columns: [table.carId, table.kind, table.id] }),
    index('record_changes_revision_index').on(table.carId, table.revision),
  ],
);

export const syncTables = {
  recordChanges: policyOf(recordChanges, {
    ownedBy: { through: 'carId' },
    holds: 'traces',
    ids: {
      carId: 'cars',
      id: ['issues', 'reminders', 'documents', 'repairs', 'fills', 'mileageReadings', 'cars'],
    },
    portable: { no: 'says what devices of this server have not read yet' },
    shared: [],
    news: { no: 'the revision of its car tells of it' },
  }),
};
