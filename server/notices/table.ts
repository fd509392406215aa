import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AddressProblem, AddressTarget } from '#domain/notices/address-schema.ts';
import type { NoticeKey } from '#domain/notices/notice-rules.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { createdAt, instant, oneOf, updatedAt, version } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const noticeSettings = pgTable('notice_settings', {
  ownerId: owner().primaryKey(),
  emailEnabled: boolean('email_enabled').notNull(),
  digestAt: integer('digest_at').notNull(),
  quietFrom: integer('quiet_from').notNull(),
  quietTo: integer('quiet_to').notNull(),
  leadDays: integer('lead_days'),
  leadKm: integer('lead_km'),
  zone: text('zone'),
  version: version(),
  updatedAt: updatedAt(),
});

/** When the daily run of each owner with reminders is due; null: to be computed. */
export const noticeRuns = pgTable(
  'notice_runs',
  { ownerId: owner().primaryKey(), nextAt: instant('next_at') },
  (table) => [index('notice_runs_next_index').on(table.nextAt)],
);

/** Notices that an owner received. The key prevents duplicates; `digest` is the message that contains the notice. */
export const notices = pgTable(
  'notices',
  {
    ownerId: owner(),
    kind: text('kind').$type<NoticeKey['kind']>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    due: text('due').notNull(),
    state: text('state').$type<NoticeKey['state']>().notNull(),
    round: integer('round').notNull(),
    carId: uuid('car_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    digest: uuid('digest').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'notices_pk',
      columns: [table.ownerId, table.kind, table.subjectId, table.due, table.state, table.round],
    }),
    carForeignKey('notices', table as never),
    index('notices_car_index').on(table.carId),
    index('notices_created_index').on(table.createdAt),
    check('notices_kind_check', oneOf('kind', ['reminder', 'mileage', 'record', 'answer'])),
  ],
);

export type NoticeChannel = 'email' | 'push' | 'address';

/** Digests to be sent, each with a job of the same id (deliver-notices.ts). */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    digest: uuid('digest').notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    deviceId: uuid('device_id').references(() => pushDevices.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
    /** Some of its messages have arrived, so a retry sends a single one instead. */
    isBegun: boolean('is_begun').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('notice_deliveries_owner_index').on(table.ownerId),
    index('notice_deliveries_device_index').on(table.deviceId),
  ],
);

/** Push subscriptions. An endpoint is one browser's, and belongs to the account that last turned on push in it. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    endpoint: text('endpoint').notNull().unique('push_devices_endpoint_unique'),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    /** The session in which push was turned on here; the subscription ends with it. Null for earlier versions. */
    sessionId: uuid('session_id'),
    /** Consecutive failures. */
    failures: integer('failures').notNull().default(0),
    lastSentAt: instant('last_sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('push_devices_owner_index').on(table.ownerId)],
);

/** An address besides mail and devices to which an owner has notices sent. */
export const noticeAddresses = pgTable('notice_addresses', {
  ownerId: owner().primaryKey(),
  /** A new id after each change. */
  id: uuid('id').notNull(),
  /** Contains secrets. */
  target: jsonb('target').$type<AddressTarget>().notNull(),
  /** Problem of the last message; null if it arrived. */
  problem: text('problem').$type<AddressProblem>(),
  /** Consecutive messages that were permanently refused. */
  refusals: integer('refusals').notNull().default(0),
  isPaused: boolean('is_paused').notNull().default(false),
  lastSentAt: instant('last_sent_at'),
  createdAt: createdAt(),
});

/** Its signed id is the address of the calendar feed: a new id is a new address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  ownerId: owner().primaryKey(),
  id: uuid('id').notNull().unique('calendar_feeds_id_unique'),
  createdAt: createdAt(),
});

/** Events that calendars have received, so that they learn of changes and cancellations. Without texts. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    ownerId: owner(),
    reminderId: uuid('reminder_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    contentHash: text('content_hash').notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: instant('changed_at').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
  },
  (table) => [primaryKey({ name: 'calendar_entries_pk', columns: [table.ownerId, table.reminderId] })],
);

const silent = { no: 'no page shows it' } as const;
const bookkeeping = { no: 'says what was sent from this server' } as const;

export const noticeTables = {
  noticeSettings: policyOf(noticeSettings, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser' },
    portable: { section: 'noticeSettings', withheld: ['ownerId', 'version', 'updatedAt'] },
    shared: [],
    news: 'settings',
  }),
  pushDevices: policyOf(pushDevices, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', sessionId: 'authSession' },
    portable: { no: 'a subscription is of one browser with the keys of this server' },
    shared: [],
    news: 'settings',
  }),
  noticeAddresses: policyOf(noticeAddresses, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', id: null },
    portable: { no: 'an address with its secrets' },
    shared: [],
    news: 'settings',
  }),
  calendarFeeds: policyOf(calendarFeeds, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', id: null },
    portable: { no: 'an address of this server, and a secret' },
    shared: [],
    news: 'settings',
  }),
  calendarEntries: policyOf(calendarEntries, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser', reminderId: 'reminders' },
    portable: bookkeeping,
    shared: [],
    news: silent,
  }),
  noticeRuns: policyOf(noticeRuns, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser' },
    portable: bookkeeping,
    shared: [],
    news: silent,
  }),
  notices: policyOf(notices, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: {
      ownerId: 'authUser',
      carId: 'cars',
      subjectId: ['reminders', 'cars', 'issues', 'repairs', 'chatMessages'],
      digest: null,
    },
    portable: bookkeeping,
    shared: [],
    news: silent,
  }),
  noticeDeliveries: policyOf(noticeDeliveries, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { id: null, ownerId: 'authUser', deviceId: 'pushDevices', digest: null },
    portable: bookkeeping,
    shared: [],
    news: silent,
  }),
};
