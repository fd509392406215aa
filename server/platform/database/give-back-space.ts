import { getTableName, sql } from 'drizzle-orm';
import { registeredTables } from '#server/tables.ts';
import { rowBytes } from './account-space.ts';
import type { Db } from './db.ts';

/** A smaller table is not worth the wait. */
const LEAST = 16 * 1024 * 1024;

/** Gives back to the disk what deleted records have left in their tables. PostgreSQL keeps it for later records, and by
 * itself cuts a table only behind its last one. A table is written anew, which nobody can use meanwhile, if less than
 * half of it is in use and there is room for that twice. */
export async function giveBackSpace(db: Db, free: number): Promise<void> {
  for (const [, { table }] of registeredTables) {
    const { rows: sizes } = await db.execute<{ size: number }>(
      sql`select pg_total_relation_size(${getTableName(table)}::regclass)::float8 as size`,
    );
    const { size } = sizes[0]!;
    if (size < LEAST) continue;
    const { rows: uses } = await db.execute<{ used: number }>(
      sql`select coalesce(sum(${rowBytes(table)}), 0)::float8 as used from ${table}`,
    );
    if (2 * uses[0]!.used < Math.min(size, free)) await db.execute(sql`vacuum full ${table}`);
  }
}
