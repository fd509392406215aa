import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { issues } from '#server/issues/table.ts';
import { instant, bytes, createdAt, oneOf } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    /** Null only for the photo of a car that has not been saved yet. */
    carId: uuid('car_id'),
    issueId: uuid('issue_id'),
    position: integer('position').notNull().default(0),
    purpose: text('purpose').$type<MediaPurpose>().notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    contentType: text('content_type').notNull(),
    extension: text('extension').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: bytes('sha256').notNull(),
    /** Random, so that the id in a URL does not reveal it. */
    storageKey: text('storage_key').notNull().unique('media_storage_key_unique'),
    thumbnailKey: text('thumbnail_key'),
    linkId: uuid('link_id'),
    createdAt: createdAt(),
  },
  (table) => [
    carForeignKey('media', table as never),
    foreignKey({
      name: 'media_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('media_issue_index').on(table.issueId, table.position),
    index('media_owner_index').on(table.ownerId),
    index('media_car_index').on(table.carId),
    index('media_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('media_loose_index')
      .on(table.createdAt)
      .where(sql`issue_id is null`),
    check('media_kind_check', oneOf('kind', ['picture', 'video', 'document'])),
  ],
);

/** Storage keys of deleted rows. A job removes the files, so that a crash in between leaves none behind. */
export const deletedFiles = pgTable('deleted_files', {
  storageKey: text('storage_key').primaryKey(),
  deletedAt: instant('deleted_at').notNull().defaultNow(),
});

/** Unfinished uploads in parts. */
export const uploads = pgTable(
  'uploads',
  {
    ownerId: owner(),
    /** The id that the finished file will have. */
    id: uuid('id').notNull(),
    linkId: uuid('link_id'),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Storage keys of the parts, in order. A trigger leaves them to the sweep when the row is deleted. */
    storageKeys: text('storage_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    touchedAt: instant('touched_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'uploads_pk', columns: [table.ownerId, table.id] }),
    index('uploads_touched_index').on(table.touchedAt),
    check('uploads_received_check', sql`received between 0 and size`),
  ],
);

export const mediaTables = {
  media: policyOf(media, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', issueId: 'issues', linkId: 'shareLinks' },
    portable: { section: 'media', withheld: ['ownerId', 'storageKey', 'thumbnailKey', 'linkId'] },
    shared: ['id', 'issueId', 'kind', 'extension'],
    news: { no: 'news come from the record that takes the file' },
    device: { record: 'issue', by: 'issueId', columns: ['id', 'kind', 'extension', 'position'] },
  }),
  deletedFiles: policyOf(deletedFiles, {
    ownedBy: { no: 'only says which bytes are to be removed' },
    holds: 'traces',
    ids: {},
    portable: { no: 'only says which bytes are to be removed' },
    shared: [],
    news: { no: 'no page shows it' },
  }),
  uploads: policyOf(uploads, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', id: null, linkId: 'shareLinks' },
    portable: { no: 'not a file yet: its browser sends the rest, or sends it anew elsewhere' },
    shared: [],
    news: { no: 'news come from the record that takes the file' },
  }),
};
