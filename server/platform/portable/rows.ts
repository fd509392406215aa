import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Exporting } from './section.ts';

const PAGE = 200;

type CarTable = PgTable & Record<'id' | 'carId' | 'ownerId', PgColumn>;

type Selected<Row> = {
  where(condition: SQL | undefined): {
    orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> };
  };
};

/**
 * The rows of each car by their ids, a page at a time; never an empty page.
 * @param select begins the query of a page
 */
export async function* pagesOf<Row extends { id: Id }>(
  { owner, carIds }: Pick<Exporting, 'owner' | 'carIds'>,
  table: CarTable,
  select: () => Selected<Row>,
  only?: SQL,
): AsyncGenerator<Row[]> {
  for (const carId of carIds) {
    const isTheirs = and(eq(table.carId, carId), eq(table.ownerId, owner.ownerId), only);
    for (let after: Id | undefined; ;) {
      const page = await select()
        .where(after === undefined ? isTheirs : and(isTheirs, gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(PAGE);
      if (page.length > 0) yield page;
      if (page.length < PAGE) break;
      after = page.at(-1)!.id;
    }
  }
}

/** An id that is taken meanwhile is an error of the database. */
export async function insertRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += PAGE) await tx.insert(table).values(rows.slice(at, at + PAGE));
}

type InJson<Value> = Value extends Date ? string : Value;

/** A row with its instants as the document writes them. */
export const inJson = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as { [Name in keyof Row]: InJson<Row[Name]> };

export const instant = (value: string | null) => (value === null ? null : new Date(value));

export const written = (row: { createdAt: string; updatedAt: string }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
