import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

export const keyTables = {
  apiKeys: policyOf(apiKeys, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { id: null, ownerId: 'authUser' },
    portable: { no: 'a key is a secret of this server; whoever wants one makes a new one' },
    shared: [],
    news: { no: 'only the page that lists keys shows it' },
  }),
};
