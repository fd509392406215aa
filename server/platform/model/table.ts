import { date, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { SentExchange } from '#domain/assistant/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Calls of a model per account and day (UTC). */
export const modelUsage = pgTable(
  'model_usage',
  {
    ownerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'model_usage_pk', columns: [table.ownerId, table.day] })],
);

/** The last call of a model per account, shown as 'what the assistant sees'. */
export const modelExchanges = pgTable('model_exchanges', {
  ownerId: owner().primaryKey(),
  exchange: jsonb('exchange').$type<SentExchange>().notNull(),
  sentAt: instant('sent_at').notNull(),
});

export const modelTables = {
  modelUsage: policyOf(modelUsage, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser' },
    portable: { no: 'counts calls for the limit of a day' },
    shared: [],
    news: { no: 'no page shows it' },
  }),
  modelExchanges: policyOf(modelExchanges, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser' },
    portable: { no: 'a copy of what was sent, replaced by the next one' },
    shared: [],
    news: { no: 'read when its page is opened' },
  }),
};
