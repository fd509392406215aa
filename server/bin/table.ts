import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BinKind } from '#domain/bin/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** A deleted record or car that can still be restored. */
export const bin = pgTable(
  'bin',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind').$type<BinKind>().notNull(),
    recordId: uuid('record_id').notNull(),
    /** Also of a car that is deleted by now. */
    ofCar: uuid('of_car').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    /** Withdrawn by a mechanic, which its owner has not looked at. */
    isUnseen: boolean('is_unseen').notNull().default(false),
  },
  (table) => [
    index('bin_owner_index').on(table.ownerId, table.deletedAt),
    index('bin_deleted_index').on(table.deletedAt),
    index('bin_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
  ],
);

/** The rows that went with it, as a trigger of their tables puts them here (migration bin). */
export const binRows = pgTable(
  'bin_rows',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    binId: uuid('bin_id')
      .notNull()
      .references(() => bin.id, { onDelete: 'cascade' }),
    of: text('of').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** It is still there and has lost its reference to what was deleted. */
    isLeft: boolean('is_left').notNull(),
  },
  (table) => [index('bin_rows_index').on(table.binId, table.of)],
);

/** Its files, which stay until it is deleted for good, and where they belonged. */
export const binFiles = pgTable(
  'bin_files',
  {
    binId: uuid('bin_id')
      .notNull()
      .references(() => bin.id, { onDelete: 'cascade' }),
    ownerId: owner(),
    fileId: uuid('file_id').notNull(),
    ofCar: uuid('of_car'),
    ofIssue: uuid('of_issue'),
  },
  (table) => [
    primaryKey({ name: 'bin_files_pk', columns: [table.binId, table.fileId] }),
    index('bin_files_file_index').on(table.fileId),
    index('bin_files_owner_index').on(table.ownerId),
  ],
);

const notExported = { no: 'an export has what there is, not what was deleted' };

export const binTables = {
  bin: policyOf(bin, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', recordId: null, ofCar: null },
    portable: notExported,
    shared: [],
    news: 'settings',
  }),
  binRows: policyOf(binRows, {
    ownedBy: { through: 'binId' },
    holds: 'records',
    ids: { binId: 'bin' },
    portable: notExported,
    shared: [],
    news: { no: 'news come from what it is part of' },
  }),
  binFiles: policyOf(binFiles, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { binId: 'bin', ownerId: 'authUser', fileId: 'media', ofCar: null, ofIssue: null },
    portable: notExported,
    shared: [],
    news: { no: 'news come from what it is part of' },
  }),
};
