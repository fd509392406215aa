import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Db = NodePgDatabase & { $client: pg.Pool };
/** A transaction, or the database itself: what every store function takes. */
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Opens the pool. `onIdleError` hears of connections that broke while idle (a restarted database):
 * the pool makes a new one by itself.
 */
export function openDb(connectionString: string, size: number, onIdleError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: 'carful',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // Whoever waits for a row this long is sent away to try again, and gives the connection back.
    lock_timeout: 5000,
  });
  pool.on('error', onIdleError);
  return drizzle(pool);
}

/** Its message is a sentence for the operator: print it as it is, without a stack. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait.
 * @throws NewerDatabaseError before anything is changed
 */
export async function migrateDb(
  directUrl: string,
  folder = join(import.meta.dirname, '../../../migrations'),
): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, application_name: 'carful-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, folder);
    await migrate(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    });
  } finally {
    await client.end();
  }
}

const MIGRATION_LOCK = 7_220_417;

/** The library skips what it does not know, and the app would run on tables that it cannot read. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8');
  const known = (JSON.parse(journal) as { entries: { tag: string; when: number }[] }).entries.at(-1)!;
  const { rows: tables } = await client.query(
    "select 1 from pg_tables where schemaname = 'public' and tablename = 'migrations'",
  );
  if (tables.length === 0) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from public.migrations',
  );
  const newest = Number(rows[0]!.newest);
  if (newest <= known.when) return;
  const day = (when: number) => new Date(when).toISOString().slice(0, 10);
  throw new NewerDatabaseError(
    `The database was last used by a newer Carful: it has a migration of ${day(newest)}, and this version ` +
      `knows none after ${known.tag} of ${day(known.when)}. Start the newer version again, or restore a ` +
      'backup that this version made. Nothing was changed.',
  );
}
