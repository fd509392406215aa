import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#domain/webhooks/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { createdAt, instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Addresses that are told of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    url: text('url').notNull(),
    events: text('events').$type<WebhookEvent>().array().notNull(),
    /** With which messages are signed. */
    secret: text('secret').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    failingSince: instant('failing_since'),
    lastSentAt: instant('last_sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('webhooks_owner_index').on(table.ownerId)],
);

/** Messages, by triggers (migration webhooks): what is told of the record is read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    recordId: uuid('record_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be sent, or taken over from a process that died; null once it arrived or was given up. */
    nextAt: instant('next_at'),
    deliveredAt: instant('delivered_at'),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    carForeignKey('webhook_deliveries', table as never),
    index('webhook_deliveries_due_index')
      .on(table.nextAt, table.webhookId)
      .where(sql`next_at is not null`),
    index('webhook_deliveries_webhook_index').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_owner_index').on(table.ownerId),
    index('webhook_deliveries_car_index').on(table.carId),
  ],
);

export const webhookTables = {
  webhooks: policyOf(webhooks, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { id: null, ownerId: 'authUser' },
    portable: { no: 'an address with the secret by which it knows this server' },
    shared: [],
    news: { no: 'only the page that lists webhooks shows it' },
  }),
  webhookDeliveries: policyOf(webhookDeliveries, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: {
      id: null,
      webhookId: 'webhooks',
      ownerId: 'authUser',
      carId: 'cars',
      recordId: ['issues', 'repairs', 'fills', 'reminders'],
    },
    portable: { no: 'says what was sent from this server' },
    shared: [],
    news: { no: 'only the page that lists webhooks shows it' },
  }),
};
