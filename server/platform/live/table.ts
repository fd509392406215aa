import { sql } from 'drizzle-orm';
import { customType, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { LiveChange } from '#domain/live/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { policyOf } from '#server/platform/database/policy.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

// UNLOGGED (migration live_changes): not in the write-ahead log, so not replicated; a crash or failover empties both.

/** Written by triggers in the transaction of the change; read and pruned by queue.ts. */
export const liveChanges = pgTable(
  'live_changes',
  {
    tx: transactionId('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    ownerId: owner(),
    change: jsonb('change').$type<LiveChange>().notNull(),
  },
  (table) => [index('live_changes_tx_index').on(table.tx)],
);

/** A single row, replaced whenever the queue is emptied: a new id means that changes may be lost. */
export const liveGenerations = pgTable('live_generations', {
  id: uuid('id').primaryKey().defaultRandom(),
});

const portable = { no: 'announces changes for some minutes' } as const;

export const liveTables = {
  liveChanges: policyOf(liveChanges, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser' },
    portable,
    shared: [],
    news: { no: 'it is how open pages are notified' },
  }),
  liveGenerations: policyOf(liveGenerations, {
    ownedBy: { no: 'only says whether the queue was emptied' },
    holds: 'traces',
    ids: { id: null },
    portable,
    shared: [],
    news: { no: 'no page shows it' },
  }),
};
