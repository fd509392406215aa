import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '#domain/keys/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { bytes, createdAt, instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    name: text('name').notNull(),
    /** Of an AI client that its owner let in: where it was sent back to. Such a key opens /mcp alone. */
    client: text('client'),
    /** SHA-256 of the whole key. */
    keyHash: bytes('key_hash').notNull().unique('api_keys_key_hash_unique'),
    start: text('start').notNull(),
    scopes: text('scopes').$type<KeyScope>().array().notNull(),
    isLimited: boolean('is_limited').notNull(),
    /** The cars of a limited key; of one that was deleted the id stays. */
    carIds: uuid('car_ids').array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    lastAddress: text('last_address'),
  },
  (table) => [index('api_keys_owner_index').on(table.ownerId, table.createdAt)],
);

/** What an AI client gets when it is let in, and changes for its token within minutes. */
export const keyCodes = pgTable(
  'key_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    ownerId: owner(),
    name: text('name').notNull(),
    client: text('client').notNull(),
    clientHash: bytes('client_hash').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    challenge: text('challenge').notNull(),
    scopes: text('scopes').$type<KeyScope>().array().notNull(),
    isLimited: boolean('is_limited').notNull(),
    carIds: uuid('car_ids').array().notNull(),
    days: integer('days').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** The key that was made with it: a code that comes again ends it. */
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
  },
  (table) => [index('key_codes_owner_index').on(table.ownerId), index('key_codes_key_index').on(table.keyId)],
);

const silent = { no: 'only the page that lists keys shows it' };

export const keyTables = {
  apiKeys: policyOf(apiKeys, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { id: null, ownerId: 'authUser' },
    portable: { no: 'a key is a secret of this server; whoever wants one makes a new one' },
    shared: [],
    news: silent,
  }),
  keyCodes: policyOf(keyCodes, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { ownerId: 'authUser', keyId: 'apiKeys' },
    portable: { no: 'a secret of this server, over within minutes' },
    shared: [],
    news: silent,
  }),
};
