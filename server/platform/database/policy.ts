import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LiveKind } from '#domain/live/schema.ts';
import type { RecordKind } from '#domain/sync/schema.ts';

type Columns<T extends PgTable> = T['_']['columns'];
export type ColumnOf<T extends PgTable> = Extract<keyof Columns<T>, string>;
type IdOf<T extends PgTable> = {
  [C in ColumnOf<T>]: Columns<T>[C]['_']['columnType'] extends 'PgUUID' ? C : never;
}[ColumnOf<T>];

type No = { no: string };

/** Export, import, erasure, sweep, live notifications and several tests are derived from these (server/tables.ts). */
export type Policy<T extends PgTable = PgTable> = {
  /** The owner's column, or the column that refers to the parent row. */
  ownedBy: ColumnOf<T> | { through: IdOf<T> } | No;
  /** Records are user data; traces are the server's own bookkeeping. */
  holds: 'records' | 'traces';
  /** The table or tables that each id column refers to, by key in the register; null for none. */
  ids: Record<IdOf<T>, string | readonly string[] | null>;
  /** The section of the export that a row is in, whole but for the columns that are withheld. */
  portable: { section: string; withheld: readonly ColumnOf<T>[] } | No;
  shared: readonly ColumnOf<T>[];
  /** The live notification of a change, sent by a trigger of the table or of its car's revision. */
  news: LiveKind | No;
  /** The record of devices that a row is, or is part of, and the column that names it (decision 048). */
  device?: DeviceRecord<T> | No;
};

type DeviceRecord<T extends PgTable> = {
  record: RecordKind;
  by: ColumnOf<T>;
  columns?: readonly ColumnOf<T>[];
};

export const deviceRecordOf = <T extends PgTable>({ device }: Pick<Policy<T>, 'device'>) =>
  device && 'record' in device ? device : null;

export const policyOf = <T extends PgTable, const P extends Policy<T>>(table: T, policy: P) => ({
  table,
  ...policy,
});

/** The columns of a row that its owner may take along. */
export function exportedColumns<T extends PgTable, W extends ColumnOf<T>>({
  table,
  portable,
}: {
  table: T;
  portable: { withheld: readonly W[] } | No;
}) {
  const withheld: readonly string[] =
    'no' in portable ? Object.keys(getTableColumns(table)) : portable.withheld;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return Object.fromEntries(columns) as Omit<Columns<T>, W>;
}

export function pick<T extends PgTable, C extends ColumnOf<T>>(table: T, columns: readonly C[]) {
  const all: Columns<T> = getTableColumns(table);
  return Object.fromEntries(columns.map((name) => [name, all[name]])) as Pick<Columns<T>, C>;
}
