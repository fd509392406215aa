import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RecordKind } from '#domain/sync/schema.ts';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Up to where the changes of a car were forgotten: a row of this kind, with the car's id. */
export const FORGOTTEN = 'forgotten';

/** The revision of its car with which a record was last written or deleted; by triggers (decision 048). */
export const recordChanges = pgTable(
  'record_changes',
  {
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    kind: text('kind').$type<RecordKind | typeof FORGOTTEN>().notNull(),
    id: uuid('id').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'record_changes_pk', columns: [table.ownerId, table.carId, table.kind, table.id] }),
    carForeignKey('record_changes', table as never),
    index('record_changes_revision_index').on(table.ownerId, table.carId, table.revision),
  ],
);

export const syncTables = {
  recordChanges: policyOf(recordChanges, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: {
      ownerId: 'authUser',
      carId: 'cars',
      id: ['issues', 'reminders', 'documents', 'repairs', 'fills', 'mileageReadings', 'cars'],
    },
    portable: { no: 'says what devices of this server have not read yet' },
    shared: [],
    news: { no: 'the revision of its car tells of it' },
  }),
};
