import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { eachText, namesOf, type TextFields } from '#domain/text-fields.ts';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const version = () => integer('version').notNull().default(1);
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const oneOf = (name: string, values: readonly string[]) =>
  sql.raw(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`);

const columnName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const textColumns = <Name extends string>(fields: TextFields<Name>) =>
  eachText(fields, (name) => text(columnName(name)));

/** `mechanic_name as "mechanicName"`, for each of the texts. */
export const textsSql = (fields: TextFields): string =>
  namesOf(fields)
    .map((name) => `${columnName(name)} as "${name}"`)
    .join(', ');

export const mechanicColumns = () => ({
  linkId: uuid('link_id'),
  isUnseen: boolean('is_unseen').notNull().default(false),
});

/** The name of the key by which a program last wrote the record; a trigger sets it (migration by-key). */
export const byKey = () => text('by_key');

/** Of a record that its owner edits. */
export const stamps = () => ({
  version: version(),
  byKey: byKey(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** For backward scans. A `desc` index would put nulls last, and PostgreSQL would sort all records for every page. */
export const newestFirstIndex = (
  name: string,
  table: Record<'carId' | 'ownerId' | 'date' | 'id', Parameters<ReturnType<typeof index>['on']>[0]>,
) => index(name).on(table.carId, table.ownerId, table.date, table.id);

/** For records imported from another app: the import, and the key that identifies them in its file. */
export const importColumns = () => ({
  importId: uuid('import_id'),
  importKey: text('import_key'),
});

export const importIndex = (
  name: string,
  table: Record<'importId', Parameters<ReturnType<typeof index>['on']>[0]>,
) =>
  index(name)
    .on(table.importId)
    .where(sql`import_id is not null`);
