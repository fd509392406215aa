import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Config } from '#server/platform/config.ts';
import { refusal } from '#server/platform/errors.ts';
import { registeredTables, tables, type RegisteredTable, type TableKey } from '#server/tables.ts';
import type { Queryable } from './db.ts';
import { putRecent } from '#server/platform/put-recent.ts';

/** What an account has in the database: rows of records, and the bytes of these and of what is kept besides, such as
 * answers for retries and marks of changes. */
export type AccountSpace = { rows: number; bytes: number };

/** Of a row besides its values: its header, and its entries in indexes. */
const ROW_BYTES = 150;

/** Reads sizes only, not the values: long texts are outside of the rows. */
export function rowBytes(table: PgTable): SQL {
  const columns = Object.values(getTableColumns(table)).map(
    (column) => sql`coalesce(pg_column_size(${column}), 0)`,
  );
  return sql`${ROW_BYTES} + ${sql.join(columns, sql` + `)}`;
}

export async function measureAccount(db: Queryable, ownerId: Id): Promise<AccountSpace> {
  const counts = registeredTables.flatMap(([, registered]) => {
    const isOwned = ownedBy(registered, ownerId);
    if (!isOwned) return [];
    return sql`
      select ${registered.holds === 'records' ? sql`count(*)` : sql`0`} as rows, coalesce(sum(${rowBytes(registered.table)}), 0) as bytes
      from ${registered.table} where ${isOwned}`;
  });
  const { rows } = await db.execute<AccountSpace>(sql`
    select sum(rows)::float8 as rows, sum(bytes)::float8 as bytes
    from (${sql.join(counts, sql` union all `)}) as counted`);
  return rows[0]!;
}

export async function databaseBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0]!.bytes;
}

function ownedBy({ table, ids, ownedBy: owner }: RegisteredTable, ownerId: Id): SQL | null {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  if (typeof owner === 'string') return sql`${columns[owner]} = ${ownerId}::uuid`;
  if (!('through' in owner)) return null;
  const parent = tables[ids[owner.through] as TableKey] as unknown as RegisteredTable;
  const isParentOwned = ownedBy(parent, ownerId);
  const { id } = getTableColumns(parent.table) as Record<string, PgColumn>;
  return (
    isParentOwned &&
    sql`${columns[owner.through]} in (select ${id} from ${parent.table} where ${isParentOwned})`
  );
}

type Known = { bytes: number; rows: number; isFull: boolean; measuring: Promise<void> | null };
/** What each account has added in this process since it was measured. */
const added = new Map<Id, Known>();
const REMEMBERED = 50_000;
/** An account is measured after so much was added, so its quota is exceeded by no more in each process. */
const STEP = { bytes: 1024 * 1024, rows: 2000 };

type Quota = Pick<Config['quota'], 'recordBytes' | 'records'>;

/** Counts a write of this size, in characters. @throws QUOTA_EXCEEDED */
export async function countRecord(tx: Queryable, quota: Quota, ownerId: Id, size: number): Promise<void> {
  const known = added.get(ownerId) ?? { bytes: 0, rows: 0, isFull: false, measuring: null };
  putRecent(added, ownerId, known, REMEMBERED);
  known.bytes += size;
  known.rows += 1;
  if (known.isFull || known.bytes > STEP.bytes || known.rows > STEP.rows) {
    known.measuring ??= measure(tx, quota, ownerId, known).finally(() => (known.measuring = null));
    await known.measuring;
  }
  if (known.isFull) throw refusal('QUOTA_EXCEEDED', { limit: quota.recordBytes });
}

async function measure(tx: Queryable, quota: Quota, ownerId: Id, known: Known): Promise<void> {
  const { bytes, rows } = await measureAccount(tx, ownerId);
  Object.assign(known, { bytes: 0, rows: 0, isFull: bytes >= quota.recordBytes || rows >= quota.records });
}
