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
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssessmentSource, Category, DrivingAdvice } from '#domain/assessment/schema.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import {
  createdAt,
  instant,
  mechanicColumns,
  newestFirstIndex,
  oneOf,
  stamps,
} from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** SQL of the list filters. Each has a partial index, because its matches may be rare. */
export const issueFilters = {
  open: "status <> 'resolved'",
  urgent: 'is_urgent',
  resolved: "status = 'resolved'",
  partiallyResolved: "status = 'partially_resolved'",
  recurring: 'is_recurring',
};

export const issues = pgTable(
  'issues',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    date: instant('date').notNull(),
    aiSummary: text('ai_summary').notNull(),
    aiQuestions: jsonb('ai_questions').$type<string[]>().notNull(),
    aiAnswers: jsonb('ai_answers').$type<string[]>().notNull(),
    causes: jsonb('causes').$type<string[]>().notNull(),
    recommendations: jsonb('recommendations').$type<string[]>().notNull(),
    source: text('source').$type<AssessmentSource>(),
    category: text('category').$type<Category>(),
    drivingAdvice: text('driving_advice').$type<DrivingAdvice>(),
    drivingAdviceReason: text('driving_advice_reason').notNull(),
    synthesized: jsonb('synthesized').$type<string[]>().notNull(),
    /** The owner's own list of symptoms; null while it is derived. */
    symptoms: jsonb('symptoms').$type<string[]>(),
    status: text('status').$type<IssueStatus>().notNull(),
    notes: text('notes').notNull(),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
    mechanicName: text('mechanic_name'),
    garageName: text('garage_name'),
    ...mechanicColumns(),
    // Computed by domain functions on every write.
    titleKey: text('title_key').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    recurrenceCount: integer('recurrence_count').notNull().default(0),
    ...stamps(),
  },
  (table) => [
    carForeignKey('issues', table as never),
    unique('issues_id_car_unique').on(table.id, table.carId),
    newestFirstIndex('issues_newest_index', table),
    newestFirstIndex('issues_open_index', table).where(sql.raw(issueFilters.open)),
    newestFirstIndex('issues_urgent_index', table).where(sql.raw(issueFilters.urgent)),
    newestFirstIndex('issues_resolved_index', table).where(sql.raw(issueFilters.resolved)),
    newestFirstIndex('issues_partially_resolved_index', table).where(sql.raw(issueFilters.partiallyResolved)),
    newestFirstIndex('issues_recurring_index', table).where(sql.raw(issueFilters.recurring)),
    index('issues_advice_index')
      .on(table.carId, table.drivingAdvice, table.date, table.id)
      .where(sql.raw(issueFilters.open)),
    index('issues_title_index').on(table.carId, table.titleKey),
    index('issues_resolved_by_index').on(table.resolvedBy),
    index('issues_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('issues_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
    check('issues_status_check', oneOf('status', ['new', 'processing', 'partially_resolved', 'resolved'])),
    check(
      'issues_answers_check',
      sql`jsonb_array_length(${table.aiAnswers}) <= jsonb_array_length(${table.aiQuestions})`,
    ),
  ],
);

export const recurrences = pgTable(
  'recurrences',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    issueId: uuid('issue_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    notes: text('notes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'recurrences_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('recurrences_issue_index').on(table.issueId, table.date),
  ],
);

export const replies = pgTable(
  'replies',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    issueId: uuid('issue_id').notNull(),
    text: text('text').notNull(),
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    included: text('included').notNull(),
    mechanicName: text('mechanic_name').notNull(),
    garageName: text('garage_name'),
    ownerReply: text('owner_reply').notNull().default(''),
    version: integer('version').notNull().default(1),
    ...mechanicColumns(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'replies_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('replies_issue_index').on(table.issueId, table.createdAt),
    index('replies_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('replies_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
    check('replies_cost_check', sql`${table.costMinor} >= 0`),
  ],
);

export const issueTables = {
  issues: policyOf(issues, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', resolvedBy: 'repairs', linkId: 'shareLinks' },
    portable: {
      section: 'issues',
      withheld: ['ownerId', 'linkId', 'isUnseen', 'titleKey', 'recurrenceCount', 'version'],
    },
    shared: [
      'id',
      'title',
      'description',
      'aiSummary',
      'aiQuestions',
      'aiAnswers',
      'drivingAdvice',
      'drivingAdviceReason',
      'date',
      'status',
      'recurrenceCount',
    ],
    news: 'car',
    device: { record: 'issue', by: 'id' },
  }),
  recurrences: policyOf(recurrences, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', issueId: 'issues' },
    portable: { section: 'issues', withheld: ['ownerId', 'carId'] },
    shared: [],
    news: 'car',
    device: { record: 'issue', by: 'issueId' },
  }),
  replies: policyOf(replies, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', issueId: 'issues', linkId: 'shareLinks' },
    portable: { section: 'issues', withheld: ['ownerId', 'carId', 'linkId', 'isUnseen', 'version'] },
    shared: [],
    news: 'car',
    device: { record: 'issue', by: 'issueId' },
  }),
};
