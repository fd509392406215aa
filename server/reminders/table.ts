import { sql } from 'drizzle-orm';
import {
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { Plan, Previous, ReminderKind, RepeatUnit } from '#domain/reminders/schema.ts';
import { owner } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { repairs } from '#server/repairs/table.ts';
import { importColumns, importIndex, instant, oneOf, stamps } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const reminders = pgTable(
  'reminders',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    notes: text('notes'),
    dueDate: date('due_date', { mode: 'string' }),
    dueKm: integer('due_km'),
    anchorDay: integer('anchor_day'),
    repeatEvery: integer('repeat_every'),
    repeatUnit: text('repeat_unit').$type<RepeatUnit>(),
    repeatKm: integer('repeat_km'),
    yearDays: jsonb('year_days').$type<string[]>(),
    base: text('base').$type<Plan['base']>().notNull(),
    leadDays: integer('lead_days'),
    leadKm: integer('lead_km'),
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    snoozedKm: integer('snoozed_km'),
    /** The day on which it was snoozed until a mileage. */
    snoozedOn: date('snoozed_on', { mode: 'string' }),
    snoozedOverdue: boolean('snoozed_overdue').notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    isDone: boolean('is_done').notNull().default(false),
    ...importColumns(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ name: 'reminders_pk', columns: [table.ownerId, table.id] }),
    carForeignKey('reminders', table as never),
    index('reminders_car_index').on(table.ownerId, table.carId, table.id),
    importIndex('reminders_import_index', table),
    check('reminders_due_check', sql`${table.dueDate} is not null or ${table.dueKm} is not null`),
    check('reminders_repeat_check', sql`(${table.repeatEvery} is null) = (${table.repeatUnit} is null)`),
    check('reminders_unit_check', oneOf('repeat_unit', ['day', 'week', 'month', 'year'])),
    check('reminders_base_check', oneOf('base', ['done', 'due'])),
  ],
);

/** Completions of reminders. `previous` is the state that an undo restores; null if the completion changed nothing. */
export const reminderCompletions = pgTable(
  'reminder_completions',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    reminderId: uuid('reminder_id').notNull(),
    carId: uuid('car_id').notNull(),
    doneOn: date('done_on', { mode: 'string' }).notNull(),
    doneKm: integer('done_km'),
    isKmEstimated: boolean('is_km_estimated').notNull(),
    nextDate: date('next_date', { mode: 'string' }),
    repairId: uuid('repair_id').references(() => repairs.id, { onDelete: 'set null' }),
    madeRepair: boolean('made_repair'),
    previous: jsonb('previous').$type<Previous | null>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'reminder_completions_pk', columns: [table.ownerId, table.id] }),
    carForeignKey('reminder_completions', table as never),
    foreignKey({
      name: 'reminder_completions_reminder_fk',
      columns: [table.ownerId, table.reminderId],
      foreignColumns: [reminders.ownerId, reminders.id],
    }).onDelete('cascade'),
    index('reminder_completions_repair_index')
      .on(table.repairId)
      .where(sql`repair_id is not null`),
    index('reminder_completions_index').on(table.ownerId, table.reminderId, table.doneOn, table.createdAt),
    check('reminder_completions_km_check', sql`${table.doneKm} >= 0`),
  ],
);

export const reminderTables = {
  reminders: policyOf(reminders, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', importId: 'imports' },
    portable: {
      section: 'reminders',
      withheld: ['ownerId', 'version', 'importId', 'importKey'],
    },
    // Only through a link whose owner has enabled it.
    shared: ['title', 'dueDate', 'dueKm'],
    news: 'car',
    device: { record: 'reminder', by: 'id' },
  }),
  reminderCompletions: policyOf(reminderCompletions, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', reminderId: 'reminders', repairId: 'repairs' },
    portable: { section: 'reminders', withheld: ['ownerId', 'carId'] },
    shared: [],
    news: 'car',
    device: { record: 'reminder', by: 'reminderId' },
  }),
};
