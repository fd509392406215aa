import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inDatabase } from './database-time.ts';
import { installJobTables, JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { sqlState } from './error-code.ts';
import { DatabaseStartError } from './wait-for-database.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The pool replaces lost connections; `onLost` is called for each one, idle or in use. */
export function openDb(connectionString: string, size: number, onLost: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    application_name: 'carful',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // A request that waits longer for a row fails, frees its connection and may be retried.
    lock_timeout: 5000,
  });
  // Each client reports it; an 'error' without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) => inDatabase(() => query(...args))) as typeof pool.query;
  const db = drizzle(pool);
  // drizzle-orm never releases a connection on which BEGIN failed, and reports a failed ROLLBACK instead of its cause.
  db.transaction = (run, config) =>
    withClient(pool, async (client) => {
      let cause: unknown;
      const withCause = async (tx: Tx) => {
        try {
          return await run(tx);
        } catch (error) {
          cause = error;
          throw error;
        }
      };
      return drizzle(client)
        .transaction(withCause, config)
        .catch((error: unknown) => {
          throw cause ?? error;
        });
    });
  return db;
}

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
      // ROLLBACK fails on a lost connection; the first error is the cause.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

const READ_ONLY = '25006';

/** Closes the connection instead of reusing it after a failed BEGIN or ROLLBACK, or when it leads to a standby. */
export const withClient = <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => inDatabase(() => lendClient(pool, run));

async function lendClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isReadOnly = false;
  try {
    return await run(client);
  } catch (error) {
    isReadOnly = sqlState(error) === READ_ONLY;
    throw error;
  } finally {
    client.release(isReadOnly || client.getTransactionStatus() !== 'I');
  }
}

export class NewerDatabaseError extends Error {}

/**
 * Several processes may start at once: one migrates.
 *
 * @throws before anything is changed: NewerDatabaseError, or DatabaseStartError when a right is missing
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
    await refuseWithoutRights(client);
    // First: newer tables, or a missing right, end the start before a migration is applied.
    await installJobs(client);
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
const NOT_PERMITTED = '42501';

/** drizzle-orm asks for the schema `public` at each start, which takes the right even though it exists. */
async function refuseWithoutRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isPermitted: boolean }>(
    `select has_database_privilege(current_database(), 'CREATE') as "isPermitted"`,
  );
  if (!rows[0]!.isPermitted) throw missingRight(client, `create on database "${client.database}"`);
}

const missingRight = (client: pg.Client, right: string, cause?: unknown) =>
  new DatabaseStartError(
    `The role that migrates the tables lacks a right. An administrator of the database gives it once: ` +
      `grant ${right} to "${client.user}". Nothing was changed.`,
    { cause },
  );

async function installJobs(client: pg.Client): Promise<void> {
  try {
    if (await installJobTables(client)) return;
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
    throw missingRight(client, `all on schema ${JOB_SCHEMA}`, error);
  }
  throw new NewerDatabaseError(
    'The database was last used by a newer Carful, whose jobs this version cannot read. Start the newer version ' +
      'again. Nothing was changed.',
  );
}

/** drizzle-orm ignores unknown migrations, and the app would run on an unknown schema. */
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
