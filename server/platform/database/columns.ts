import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const version = () => integer('version').notNull().default(1);
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const listed = (name: string, values: readonly string[]) =>
  sql.raw(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`);

/** What a mechanic logged carries the link it came through, and whether the owner has looked at it. */
export const byMechanic = () => ({
  linkId: uuid('link_id'),
  isUnseen: boolean('is_unseen').notNull().default(false),
});

/**
 * What lists walk down, newest first: the records of the proven car, and no other column to filter by. Read
 * backwards, so the columns are plain: one that says `desc` puts nulls last, which is no order that
 * `order by date desc` asks for, and the database would sort all records for every page.
 */
export const newest = (
  name: string,
  table: Record<'carId' | 'ownerId' | 'date' | 'id', Parameters<ReturnType<typeof index>['on']>[0]>,
) => index(name).on(table.carId, table.ownerId, table.date, table.id);
