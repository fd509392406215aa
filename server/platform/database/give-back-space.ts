import { getTableName, sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { registeredTables } from '#server/tables.ts';
import { rowBytes } from './account-space.ts';
import type { Queryable } from './db.ts';

/** A smaller table is not worth the wait. */
const LEAST = 16 * 1024 * 1024;

/** Gives back to the disk what deleted records have left in their tables. PostgreSQL keeps it for later records, and by
 * itself cuts a table only behind its last one. A table is written anew, which nobody can use meanwhile, if less than
 * half of it is in use and there is room for that twice. One that fails, such as while a backup reads it, waits a day. */
export async function giveBackSpace(
  { db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>,
  free: number,
): Promise<void> {
  if (await isReadByOld(db)) return;
  for (const [name, { table }] of registeredTables) {
    if (clock().getTime() < (restsUntil.get(name) ?? 0)) continue;
    try {
      await rewriteIfEmpty(db, table, free);
    } catch (err) {
      restsUntil.set(name, clock().getTime() + REST_MS);
      log.warn({ err, table: name }, 'a table could not be rewritten to give back its space');
    }
  }
}

const REST_MS = 24 * 60 * 60_000;
/** In this process. */
const restsUntil = new Map<string, number>();

/** Rows that somebody may still read are copied, too, so there may not be room for them. */
async function isReadByOld(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`
    select exists (select from pg_prepared_xacts)
      or exists (select from pg_replication_slots where xmin is not null or catalog_xmin is not null)
      or exists (select from pg_stat_activity where pid <> pg_backend_pid() and backend_xmin is not null
        and xact_start < now() - interval '1 minute') as held`);
  return rows[0]!.held;
}

async function rewriteIfEmpty(db: Queryable, table: PgTable, free: number): Promise<void> {
  const { rows: sizes } = await db.execute<{ size: number }>(
    sql`select pg_total_relation_size(${getTableName(table)}::regclass)::float8 as size`,
  );
  const { size } = sizes[0]!;
  if (size < LEAST) return;
  const { rows: uses } = await db.execute<{ used: number }>(
    sql`select coalesce(sum(${rowBytes(table)}), 0)::float8 as used from ${table}`,
  );
  if (2 * uses[0]!.used < Math.min(size, free)) await db.execute(sql`vacuum full ${table}`);
}
