import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/database/db.ts';
import { registeredTables, tables, type RegisteredTable } from '#server/tables.ts';

/** Whether a row of this table is one of these owners', or leads to a row that is; null for a table without owners. */
function isOwned({ table, ownedBy, ids }: RegisteredTable, owners: SQL): SQL | null {
  if (typeof ownedBy === 'object' && 'no' in ownedBy) return null;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  if (typeof ownedBy === 'string') return sql`${columns[ownedBy]} in (${owners})`;
  const parent = tables[ids[ownedBy.through] as 'cars'] as unknown as RegisteredTable;
  const { id } = getTableColumns(parent.table) as Record<string, PgColumn>;
  return sql`${columns[ownedBy.through]} in (select ${id} from ${parent.table} where ${isOwned(parent, owners)})`;
}

/**
 * Count and hash of every row of these owners: the database is shared with other tests.
 * @param which 'records' leaves out what the server notes while it works: sessions, operations and counts
 */
export async function fingerprint(
  db: Db,
  ownerIds: readonly string[],
  which: 'records' | 'all' = 'records',
): Promise<Record<string, string>> {
  const owners = sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const marks = registeredTables.flatMap(([, policy]) => {
    const owned = isOwned(policy, owners);
    if (owned === null || (which === 'records' && policy.holds === 'traces')) return [];
    return [
      sql`select ${getTableName(policy.table)} as name,
        count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as mark
      from (select * from ${policy.table} where ${owned}) as row`,
    ];
  });
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.join(marks, sql` union all `));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
