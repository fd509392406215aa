import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { installJobTables, JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { sqlState } from './error-code.ts';
import { DatabaseStartError } from './wait-for-database.ts';

export class NewerDatabaseError extends Error {}

const MIGRATION_LOCK = 7_220_417;
/** A migration that waits for a table makes all other requests wait for it, too. */
const LOCK_TIMEOUT_MS = 5000;
const RETRY_MS = 1000;
const GIVE_UP_MS = 10 * 60_000;
/** A table was locked for too long, or a deadlock occurred; the migration was rolled back. */
const LOCKED = new Set(['55P03', '40P01']);

type Options = { folder?: string; log?: (line: string) => void; lockTimeoutMs?: number; giveUpMs?: number };

/** Several processes may start at once: one migrates, the others wait and say so. Refuses before any change.
 * @throws NewerDatabaseError; DatabaseStartError when a right is missing or a table stays locked */
export async function migrateDb(
  directUrl: string,
  {
    folder = join(import.meta.dirname, '../../../migrations'),
    log = () => undefined,
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    giveUpMs = GIVE_UP_MS,
  }: Options = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, application_name: 'carful-migrations' });
  await client.connect();
  try {
    await takeMigrationLock(client, log);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    await refuseNewer(client, folder);
    await refuseWithoutRights(client);
    const before = await readNewest(client);
    const until = performance.now() + giveUpMs;
    while (!(await tryMigrate(client, folder))) {
      if (performance.now() > until) {
        throw new DatabaseStartError(
          'The tables cannot be brought up to date: something else locks one of them for minutes. Start again to go on.',
        );
      }
      log(
        'A table is locked by something else, such as a long query. Trying again to bring the tables up to date.',
      );
      await sleep(RETRY_MS);
    }
    const after = await readNewest(client);
    if (before !== null && before !== after)
      log(`The tables were brought from ${await nameOf(folder, before)} to ${await nameOf(folder, after)}.`);
  } finally {
    await client.end();
  }
}

async function takeMigrationLock(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]!.free) return;
  log('Another process is bringing the tables up to date. Waiting for it.');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** @returns false when a table is locked */
async function tryMigrate(client: pg.Client, folder: string): Promise<boolean> {
  try {
    // Checked first, so that newer tables or a missing right end the start before any migration.
    await installJobs(client);
    await applyMigrations(client, folder);
    return true;
  } catch (error) {
    if (LOCKED.has(sqlState(error) ?? '')) return false;
    throw error;
  }
}

/** Each in its own transaction: a long migration must not hold the locks of earlier ones. */
async function applyMigrations(client: pg.Client, folder: string): Promise<void> {
  const dialect = new PgDialect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  for (const migration of readMigrationFiles({ migrationsFolder: folder }))
    await dialect.migrate([migration], session, {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    });
}

const NOT_PERMITTED = '42501';

/** drizzle-orm creates the schema `public` at each start, which requires the right even if it exists. */
async function refuseWithoutRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ onDatabase: boolean; onSchema: boolean }>(
    `select has_database_privilege(current_database(), 'CREATE') as "onDatabase",
       has_schema_privilege('public', 'CREATE') as "onSchema"`,
  );
  const { onDatabase, onSchema } = rows[0]!;
  const missing = [
    ...(onDatabase ? [] : [`create on database "${client.database}"`]),
    // From PostgreSQL 15 on only the owner of the database has it.
    ...(onSchema ? [] : ['create on schema public']),
  ];
  if (missing.length > 0) throw missingRight(client, missing);
}

const missingRight = (client: pg.Client, rights: readonly string[], cause?: unknown) =>
  new DatabaseStartError(
    `The role that migrates the tables lacks a right. An administrator of the database gives it once: ` +
      `${rights.map((right) => `grant ${right} to "${client.user}"`).join('; ')}. Nothing was changed.`,
    { cause },
  );

async function installJobs(client: pg.Client): Promise<void> {
  try {
    if (await installJobTables(client)) return;
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
    throw missingRight(client, [`all on schema ${JOB_SCHEMA}`], error);
  }
  throw new NewerDatabaseError(
    'The database was last used by a newer Carful, whose jobs this version cannot read. Start the newer version ' +
      'again. Nothing was changed.',
  );
}

/** drizzle-orm ignores unknown migrations, so the app would run on an unknown schema. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const known = (await readJournal(folder)).at(-1)!;
  const newest = await readNewest(client);
  if (newest === null || newest <= known.when) return;
  const day = (when: number) => new Date(when).toISOString().slice(0, 10);
  throw new NewerDatabaseError(
    `The database was last used by a newer Carful: it has a migration of ${day(newest)}, and this version ` +
      `knows none after ${known.tag} of ${day(known.when)}. Start the newer version again, or restore a ` +
      'backup that this version made. Nothing was changed.',
  );
}

async function readJournal(folder: string): Promise<{ tag: string; when: number }[]> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string; when: number }[] }).entries;
}

/** When the newest applied migration was made; null for a database without tables. */
async function readNewest(client: pg.Client): Promise<number | null> {
  const { rows: tables } = await client.query(
    "select 1 from pg_tables where schemaname = 'public' and tablename = 'migrations'",
  );
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from public.migrations',
  );
  const newest = rows[0]!.newest;
  return newest === null ? null : Number(newest);
}

const nameOf = async (folder: string, when: number | null): Promise<string> =>
  (await readJournal(folder)).find((entry) => entry.when === when)?.tag ?? String(when);
