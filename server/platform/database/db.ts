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

/** Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait. */
export async function migrateDb(
  directUrl: string,
  folder = join(import.meta.dirname, '../../../migrations'),
): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, application_name: 'carful-migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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
