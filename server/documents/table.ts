import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { DocumentKind } from '#domain/documents/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { oneOf, stamps } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';
import { reminders } from '#server/reminders/table.ts';
import { repairs } from '#server/repairs/table.ts';

/** 'Valid to' is the date of its reminder and its cost that of a repair, so neither is stored twice. */
export const documents = pgTable(
  'documents',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    carId: uuid('car_id').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    title: text('title').notNull(),
    number: text('number'),
    company: text('company'),
    validFrom: date('valid_from', { mode: 'string' }),
    notes: text('notes'),
    /** The same as its own id, or null without a reminder. */
    reminderId: uuid('reminder_id'),
    repairId: uuid('repair_id').references(() => repairs.id, { onDelete: 'set null' }),
    ...stamps(),
  },
  (table) => [
    primaryKey({ name: 'documents_pk', columns: [table.ownerId, table.id] }),
    carForeignKey('documents', table as never),
    foreignKey({
      name: 'documents_reminder_fk',
      columns: [table.ownerId, table.reminderId],
      foreignColumns: [reminders.ownerId, reminders.id],
    }),
    index('documents_car_index').on(table.ownerId, table.carId, table.id),
    index('documents_repair_index').on(table.repairId),
    check('documents_reminder_check', sql`${table.reminderId} = ${table.id}`),
    check('documents_kind_check', oneOf('kind', DocumentKind.options)),
  ],
);

export const documentFiles = pgTable(
  'document_files',
  {
    ownerId: owner(),
    documentId: uuid('document_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'document_files_pk',
      columns: [table.ownerId, table.documentId, table.fileId],
    }),
    foreignKey({
      name: 'document_files_document_fk',
      columns: [table.ownerId, table.documentId],
      foreignColumns: [documents.ownerId, documents.id],
    }).onDelete('cascade'),
    index('document_files_file_index').on(table.fileId),
  ],
);

export const documentTables = {
  documents: policyOf(documents, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', reminderId: 'reminders', repairId: 'repairs' },
    portable: { section: 'documents', withheld: ['ownerId', 'version'] },
    shared: [],
    news: 'car',
    device: { record: 'document', by: 'id' },
  }),
  documentFiles: policyOf(documentFiles, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', documentId: 'documents', fileId: 'media' },
    portable: { section: 'documents', withheld: ['ownerId'] },
    shared: [],
    news: { no: 'news come from the document' },
    device: { record: 'document', by: 'documentId' },
  }),
};
