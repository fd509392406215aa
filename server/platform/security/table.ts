import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/accounts/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Who logged in or tried to, and what changed the access to an account; kept for 90 days. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    /** The beginning of the address, such as 192.0.2.0/24. */
    network: text('network').notNull(),
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [
    index('security_events_owner_index').on(table.ownerId, table.at),
    index('security_events_at_index').on(table.at),
  ],
);

export const securityTables = {
  securityEvents: policyOf(securityEvents, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser' },
    portable: { section: 'securityEvents', withheld: ['id', 'ownerId'] },
    shared: [],
    news: { no: 'read when its list is opened' },
  }),
};
