import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LiveKind } from '#domain/live/schema.ts';

type Columns<T extends PgTable> = T['_']['columns'];
export type ColumnOf<T extends PgTable> = Extract<keyof Columns<T>, string>;
type IdOf<T extends PgTable> = {
  [C in ColumnOf<T>]: Columns<T>[C]['_']['columnType'] extends 'PgUUID' ? C : never;
}[ColumnOf<T>];

/** A decision against something, with its reason. */
type No = { no: string };

/**
 * Everything that has to treat every table is derived from its policy: export, import, erasing, the sweep of
 * files, live news, and the proofs in the tests. The policies stand beside their tables, the register of all
 * of them is server/tables.ts.
 */
export type Policy<T extends PgTable = PgTable> = {
  /** The column that holds the owner's id, or the column that names the row it belongs to. */
  ownedBy: ColumnOf<T> | { through: IdOf<T> } | No;
  /** Records are what people entrusted to us; traces are what the server notes while it works. */
  holds: 'records' | 'traces';
  /** The table that each id names, by its key in the register, or one of several; null when it names none. */
  ids: Record<IdOf<T>, string | readonly string[] | null>;
  /** The section of the export, the columns that leave with it, and those that do not. */
  portable: { section: string; columns: readonly ColumnOf<T>[]; withheld: readonly ColumnOf<T>[] } | No;
  /** The columns that whoever holds a share link may see. */
  shared: readonly ColumnOf<T>[];
  /** What open pages hear of a change: by a trigger of the table, or through the revision of its car. */
  news: LiveKind | No;
};

export const policyOf = <T extends PgTable, const P extends Policy<T>>(table: T, policy: P) => ({
  table,
  ...policy,
});

/** These columns of a table, to be selected. */
export function pick<T extends PgTable, C extends ColumnOf<T>>(table: T, columns: readonly C[]) {
  const all: Columns<T> = getTableColumns(table);
  return Object.fromEntries(columns.map((name) => [name, all[name]])) as Pick<Columns<T>, C>;
}
