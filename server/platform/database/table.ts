import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/accounts/table.ts';
import { bytes, createdAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Idempotency keys with stored answers (docs/maintain/decisions/002-operations.md). */
export const operations = pgTable(
  'operations',
  {
    /** The owner, or a mechanic's share link. */
    actorId: uuid('actor_id').notNull(),
    opId: uuid('op_id').notNull(),
    ownerId: owner(),
    requestHash: bytes('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'operations_pk', columns: [table.actorId, table.opId] }),
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
