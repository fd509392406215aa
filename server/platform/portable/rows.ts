import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { ExportSource } from './section.ts';

const PAGE = 200;

type CarTable = PgTable & Record<'id' | 'carId' | 'ownerId', PgColumn>;

type Selected<Row> = {
  where(condition: SQL | undefined): {
    orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> };
  };
};

/** The rows of each car, ordered by id, in non-empty pages. */
export async function* readPages<Row extends { id: Id }>(
  { owner, carIds }: Pick<ExportSource, 'owner' | 'carIds'>,
  table: CarTable,
  select: () => Selected<Row>,
  filter?: SQL,
): AsyncGenerator<Row[]> {
  for (const carId of carIds) {
    const isOfCar = and(eq(table.carId, carId), eq(table.ownerId, owner.ownerId), filter);
    for (let lastId: Id | undefined; ;) {
      const page = await select()
        .where(lastId === undefined ? isOfCar : and(isOfCar, gt(table.id, lastId)))
        .orderBy(asc(table.id))
        .limit(PAGE);
      if (page.length > 0) yield page;
      if (page.length < PAGE) break;
      lastId = page.at(-1)!.id;
    }
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
