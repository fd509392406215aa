import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { ExportSource } from './section.ts';

const PAGE = 200;

type CarTable = PgTable & Record<'id' | 'carId' | 'ownerId', PgColumn>;

type Selected<Row> = { where(condition: SQL | undefined): PromiseLike<Row[]> };

/** The rows of each car, ordered by id, in non-empty pages. As many statements as there are pages, however many cars. */
export async function* readPages<Row extends { id: Id }>(
  { db, owner, carIds }: Pick<ExportSource, 'db' | 'owner' | 'carIds'>,
  table: CarTable,
  select: () => Selected<Row>,
  filter?: SQL,
): AsyncGenerator<Row[]> {
  const places = new Map(carIds.map((carId, at) => [carId, at]));
  const all = await db
    .select({ id: sql<Id>`${table.id}`, carId: sql<Id>`${table.carId}` })
    .from(table)
    .where(
      and(
        sql`${table.carId} = any(${sql.param([...carIds])}::uuid[])`,
        eq(table.ownerId, owner.ownerId),
        filter,
      ),
    )
    .orderBy(asc(table.id));
  const ids = all.toSorted((a, b) => places.get(a.carId)! - places.get(b.carId)!).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += PAGE) {
    const some = ids.slice(at, at + PAGE);
    const rows = await select().where(inArray(table.id, some));
    const found = new Map(rows.map((row) => [row.id, row]));
    yield some.flatMap((id) => found.get(id) ?? []);
  }
}

/** @throws a unique violation if an id is in use by now */
export async function insertRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += PAGE) await tx.insert(table).values(rows.slice(at, at + PAGE));
}

export async function insertMissing<T extends PgTable>(
  tx: Queryable,
  table: T,
  row: T['$inferInsert'],
): Promise<void> {
  await tx.insert(table).values(row).onConflictDoNothing();
}

type AsJson<Value> = Value extends Date ? string : Value;

export const toJson = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as { [Name in keyof Row]: AsJson<Row[Name]> };

export const parseInstant = (value: string | null) => (value === null ? null : new Date(value));

export const parseTimestamps = (row: { createdAt: string; updatedAt: string }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
