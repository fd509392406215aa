import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/accounts/table.ts';
import { bytes, createdAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Who did what once: (actor, operation) with the stored answer (architecture, Every write is an operation). */
export const operations = pgTable(
  'operations',
  {
    /** The owner, or the share link a mechanic came through. */
    actorId: uuid('actor_id').notNull(),
    opId: uuid('op_id').notNull(),
    ownerId: owner(),
    requestHash: bytes('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'operations_pk', columns: [table.actorId, table.opId] }),
    // Also tells when an owner's things last changed.
    index('operations_owner_index').on(table.ownerId, table.createdAt),
    index('operations_created_index').on(table.createdAt),
  ],
);

export const operationTables = {
  operations: policyOf(operations, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { actorId: null, opId: null, ownerId: 'authUser' },
    portable: { no: 'makes retries of this server idempotent' },
    shared: [],
    news: { no: 'the records that it wrote have their own' },
  }),
};
