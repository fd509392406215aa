import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportCounts, ImportTarget, StoredKind, UndoneImport } from '#domain/imports/batch-schema.ts';
import type { ImportSource } from '#domain/imports/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { createdAt, instant } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Mileage before and after the import; `before` is null if the car had none. */
export type MovedMileage = { before: number | null; after: number };
export type StoredTarget = { carId: string; mileage?: MovedMileage | null } & Partial<
  Omit<ImportTarget, 'carId'>
>;

/** Imports from other apps. Until its commit an import is open and its records wait in import_rows. */
export const imports = pgTable(
  'imports',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    source: text('source').$type<ImportSource>().notNull(),
    files: jsonb('files').$type<string[]>().notNull(),
    /** After the commit it holds only the ids and mileages of the cars. */
    targets: jsonb('targets').$type<StoredTarget[]>().notNull(),
    records: integer('records').notNull(),
    counts: jsonb('counts').$type<ImportCounts>(),
    undone: jsonb('undone').$type<UndoneImport>(),
    createdAt: createdAt(),
    committedAt: instant('committed_at'),
  },
  (table) => [
    primaryKey({ name: 'imports_pk', columns: [table.ownerId, table.id] }),
    uniqueIndex('imports_open_index')
      .on(table.ownerId)
      .where(sql`committed_at is null`),
    index('imports_created_index').on(table.createdAt),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    ownerId: owner(),
    importId: uuid('import_id').notNull(),
    place: integer('place').notNull(),
    /** Index in the import's targets. */
    target: integer('target').notNull(),
    kind: text('kind').$type<StoredKind>().notNull(),
    /** The value of duplicateKeyOf, without the car. */
    key: text('key').notNull(),
    /** Column values by their database names. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    readingId: uuid('reading_id'),
  },
  (table) => [
    primaryKey({ name: 'import_rows_pk', columns: [table.ownerId, table.importId, table.place] }),
    foreignKey({
      name: 'import_rows_import_fk',
      columns: [table.ownerId, table.importId],
      foreignColumns: [imports.ownerId, imports.id],
    }).onDelete('cascade'),
  ],
);

export const importTables = {
  imports: policyOf(imports, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser' },
    portable: { no: 'an import is undone where it was made; its records are exported by their nouns' },
    shared: [],
    news: { no: 'the revisions of its cars tell of it' },
  }),
  importRows: policyOf(importRows, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', importId: 'imports', readingId: null },
    portable: { no: 'not committed: it is read from the file again' },
    shared: [],
    news: { no: 'nothing shows it before the commit' },
  }),
};
