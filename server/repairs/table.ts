import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { Breakdown, RepairKind } from '#domain/repairs/schema.ts';
import { repairTexts } from '#domain/repairs/texts.ts';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { issues } from '#server/issues/table.ts';
import {
  importColumns,
  importIndex,
  instant,
  mechanicColumns,
  newestFirstIndex,
  oneOf,
  stamps,
  textColumns,
} from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const repairs = pgTable(
  'repairs',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    ...textColumns(repairTexts),
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    breakdown: jsonb('breakdown').$type<Breakdown | null>(),
    kind: text('kind').$type<RepairKind>(),
    mileage: integer('mileage'),
    addedByMechanic: boolean('added_by_mechanic').notNull().default(false),
    mechanicAddedDate: instant('mechanic_added_date'),
    ...mechanicColumns(),
    ...importColumns(),
    ...stamps(),
  },
  (table) => [
    carForeignKey('repairs', table as never),
    unique('repairs_id_car_unique').on(table.id, table.carId),
    newestFirstIndex('repairs_newest_index', table),
    index('repairs_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('repairs_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
    importIndex('repairs_import_index', table),
    check('repairs_cost_check', sql`${table.costMinor} >= 0`),
    check('repairs_mileage_check', sql`${table.mileage} >= 0`),
    check(
      'repairs_kind_check',
      oneOf('kind', ['service', 'repair', 'tyres', 'inspection', 'insurance', 'tax', 'other']),
    ),
  ],
);

/** Its receipts, in the order in which they were added. */
export const repairFiles = pgTable(
  'repair_files',
  {
    ownerId: ownerOfParent(),
    repairId: uuid('repair_id')
      .notNull()
      .references(() => repairs.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'repair_files_pk', columns: [table.repairId, table.ownerId, table.fileId] }),
    index('repair_files_file_index').on(table.fileId),
  ],
);

/** The issues that a repair lists; issues.resolved_by names the repair that set the status. */
export const repairIssueLinks = pgTable(
  'repair_issue_links',
  {
    repairId: uuid('repair_id').notNull(),
    issueId: uuid('issue_id').notNull(),
    carId: uuid('car_id').notNull(),
    outcome: text('outcome').$type<LinkOutcome>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'repair_issue_links_pk', columns: [table.repairId, table.issueId] }),
    foreignKey({
      name: 'repair_issue_links_repair_fk',
      columns: [table.repairId, table.carId],
      foreignColumns: [repairs.id, repairs.carId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'repair_issue_links_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('repair_issue_links_issue_index').on(table.issueId),
    check('repair_issue_links_outcome_check', oneOf('outcome', ['resolved', 'partially_resolved'])),
  ],
);

export const repairTables = {
  repairs: policyOf(repairs, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: {
      id: null,
      ownerId: 'authUser',
      carId: 'cars',
      linkId: 'shareLinks',
      importId: 'imports',
    },
    portable: {
      section: 'repairs',
      withheld: ['ownerId', 'linkId', 'isUnseen', 'version', 'importId', 'importKey'],
    },
    shared: [],
    news: 'car',
    device: { record: 'repair', by: 'id' },
  }),
  repairFiles: policyOf(repairFiles, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', repairId: 'repairs', fileId: 'media' },
    portable: { section: 'repairs', withheld: ['ownerId'] },
    shared: [],
    news: { no: 'news come from the repair' },
    device: { record: 'repair', by: 'repairId' },
  }),
  repairIssueLinks: policyOf(repairIssueLinks, {
    ownedBy: { through: 'repairId' },
    holds: 'records',
    ids: { repairId: 'repairs', issueId: 'issues', carId: 'cars' },
    portable: { section: 'repairs', withheld: ['carId'] },
    shared: [],
    news: 'car',
    device: { record: 'repair', by: 'repairId' },
  }),
};
