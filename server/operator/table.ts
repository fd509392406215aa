import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OperatorAction } from '#domain/operator/schema.ts';
import { authSession } from '#server/accounts/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Sessions in which the page is open, by a code of the second factor. */
export const operatorVisits = pgTable('operator_visits', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => authSession.id, { onDelete: 'cascade' }),
  openedAt: instant('opened_at').notNull(),
});

/** What operators did. It outlives their accounts and those that it was done to. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    operator: text('operator').notNull(),
    action: text('action').$type<OperatorAction>().notNull(),
    /** The id of an account or an invitation, the name of a job or of what was tested: no address of an owner. */
    target: text('target'),
  },
  (table) => [index('operator_actions_at_index').on(table.at)],
);

const ofServer = { no: 'about this server, not about an account' };

export const operatorTables = {
  operatorVisits: policyOf(operatorVisits, {
    ownedBy: { through: 'sessionId' },
    holds: 'traces',
    ids: { sessionId: 'authSession' },
    portable: ofServer,
    shared: [],
    news: { no: 'read when its page is opened' },
  }),
  operatorActions: policyOf(operatorActions, {
    ownedBy: ofServer,
    holds: 'traces',
    ids: { id: null },
    portable: ofServer,
    shared: [],
    news: { no: 'read when its page is opened' },
  }),
};
