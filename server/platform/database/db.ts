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
 * Opens the pool, which replaces lost connections by itself.
 * @param onLost hears of each lost connection, idle or in use
 */
export function openDb(connectionString: string, size: number, onLost: (error: Error) => void): Db {
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
  // Reported by each client; without a listener the pool's own report would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  const db = drizzle(pool);
  // drizzle-orm never releases a connection on which BEGIN failed, and reports a failed ROLLBACK instead of its cause.
  db.transaction = (run, config) =>
    withClient(pool, async (client) => {
      let cause: unknown;
      const noted = async (tx: Tx) => {
        try {
          return await run(tx);
        } catch (error) {
          cause = error;
          throw error;
        }
      };
      return drizzle(client)
        .transaction(noted, config)
        .catch((error: unknown) => {
          throw cause ?? error;
        });
    });
  return db;
}

/** Runs one transaction on a connection of its own, for statements that drizzle-orm does not build. */
export const inTransaction = <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withClient(pool, async (client) => {
    await client.query('begin');
    try {
      const result = await run(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // Of a lost connection nothing is left to roll back; the first error says what happened.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

/** A connection that is not idle afterwards (a failed BEGIN or ROLLBACK) is closed rather than reused. */
async function withClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
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
