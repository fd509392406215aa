import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { exportedColumns, type ColumnOf } from '#server/platform/database/policy.ts';
import type { ExportSource } from './section.ts';

const PAGE = 200;

type CarTable = PgTable & Record<'id' | 'carId' | 'ownerId', PgColumn>;

type Exported<T extends PgTable, W extends ColumnOf<T>> = {
  table: T;
  portable: { section: string; withheld: readonly W[] };
};
type RowOf<T extends PgTable, W extends ColumnOf<T>> = Omit<T['$inferSelect'], W>;
type Computed = Record<string, SQL>;
type ValuesOf<C extends Computed> = { [Name in keyof C]: C[Name] extends SQL<infer Value> ? Value : never };

/** The rows of each car, ordered by id, in non-empty pages. As many statements as there are pages, however many cars.
 * @param computed what is exported instead of columns of this name */
export async function* readPages<T extends CarTable, W extends ColumnOf<T>, C extends Computed = {}>(
  { db, owner, carIds }: Pick<ExportSource, 'db' | 'owner' | 'carIds'>,
  policy: Exported<T, W>,
  { computed, filter }: { computed?: C; filter?: SQL } = {},
): AsyncGenerator<(RowOf<T, W> & ValuesOf<C>)[]> {
  const table: CarTable = policy.table;
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
    const rows: unknown = await db
      .select({ ...exportedColumns(policy), ...computed })
      .from(table)
      .where(inArray(table.id, some));
    const found = new Map((rows as (RowOf<T, W> & ValuesOf<C> & { id: Id })[]).map((row) => [row.id, row]));
    yield some.flatMap((id) => found.get(id) ?? []);
  }
}

/** The rows that belong to some records of the owner, by the id of the record. */
export async function rowsOf<T extends PgTable, W extends ColumnOf<T>, By extends ColumnOf<T>>(
  { db, owner }: Pick<ExportSource, 'db' | 'owner'>,
  policy: Exported<T, W>,
  by: By,
  { ids, order }: { ids: readonly Id[]; order: readonly ColumnOf<T>[] },
): Promise<(id: Id) => RowOf<T, W>[]> {
  const table: PgTable = policy.table;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const { ownerId } = columns;
  const rows = await db
    .select(exportedColumns(policy))
    .from(table)
    .where(and(inArray(columns[by]!, [...ids]), ownerId && eq(ownerId, owner.ownerId)))
    .orderBy(...order.map((name) => asc(columns[name]!)));
  const byRecord = Map.groupBy(rows as (RowOf<T, W> & Record<string, unknown>)[], (row) => row[by]);
  return (id) => byRecord.get(id as never) ?? [];
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
