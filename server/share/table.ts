import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { instant, bytes, createdAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    issueId: uuid('issue_id'),
    /** SHA-256 of the token, which is derived from the secret and the id. */
    tokenHash: bytes('token_hash').notNull().unique('share_links_token_hash_unique'),
    isEditable: boolean('is_editable').notNull().default(false),
    showsDue: boolean('shows_due').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastOpenedAt: instant('last_opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    carForeignKey('share_links', table as never),
    index('share_links_owner_index').on(table.ownerId, table.expiresAt),
    index('share_links_car_index').on(table.carId),
    check('share_links_expiry_check', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

export const shareTables = {
  shareLinks: policyOf(shareLinks, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', issueId: 'issues' },
    portable: { section: 'shareLinks', withheld: ['id', 'ownerId', 'tokenHash'] },
    shared: ['issueId', 'isEditable', 'showsDue', 'expiresAt'],
    news: 'links',
    device: { no: 'they are made into addresses when they are listed' },
  }),
};
