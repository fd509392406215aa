import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import type { Config } from '#server/platform/config.ts';
import { DatabaseStartError, waitForDatabase } from '#server/platform/database/wait-for-database.ts';
import { EmbeddedPostgresError } from '#server/platform/database/postgres-error.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { readQueueFigures } from '#server/platform/jobs/read-figures.ts';
import { reachDatabase } from '../backup/reach-database.ts';
import { examine, fail, ok, warn, type Finding, type Report } from './finding.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
const OLDEST_MAJOR = 15;
const SKEW_MS = { warn: 1000, fail: 30_000 };
const TIMEOUT_MS = 10_000;

/** The embedded database is started for the time being if it does not run. */
export async function examineDatabase(config: Config, report: Report): Promise<void> {
  if (!config.database && !existsSync(join(config.dataDir, 'postgres/data/PG_VERSION'))) {
    report('database', warn(`none in ${config.dataDir}`, 'The first start makes it. Or DATA_DIR is wrong.'));
    return;
  }
  try {
    if (config.database) await waitForDatabase(config.database, 0, () => undefined);
    await examineReached(config, report);
  } catch (error) {
    const isExpected = error instanceof DatabaseStartError || error instanceof EmbeddedPostgresError;
    if (!isExpected) throw error;
    report('database', fail(error.message, 'Carful needs its database: start it, or correct the settings.'));
  }
}

async function examineReached(config: Config, report: Report): Promise<void> {
  const database = await reachDatabase(config);
  const client = new Client({
    connectionString: database.url,
    application_name: 'carful-doctor',
    query_timeout: TIMEOUT_MS,
  });
  try {
    await client.connect();
    await examine(report, 'database', () => checkServer(client));
    await examine(report, 'tables', () => checkTables(client));
    await examine(report, 'jobs', () => checkJobs(client));
    await examine(report, 'clock', () => checkClock(client));
  } finally {
    await client.end();
    await database.leave();
  }
}

async function checkServer(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; number: number; standby: boolean; size: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       pg_is_in_recovery() as standby, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const { version, number, standby, size } = rows[0]!;
  const state = `PostgreSQL ${version.split(' ', 1)[0]}, ${size}`;
  if (standby)
    return fail(`${state}, a standby`, 'It takes no writes: let DATABASE_URL lead to the primary.');
  return number < OLDEST_MAJOR * 10_000
    ? fail(state, `Carful needs PostgreSQL ${OLDEST_MAJOR} or newer.`)
    : ok(state);
}

async function checkTables(client: Client): Promise<Finding> {
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') as name`);
  if (tables[0].name === null) return warn('none yet', 'The first start makes them.');
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from public.migrations',
  );
  const newest = Number(rows[0]!.newest);
  const pending = known.filter(({ folderMillis }) => folderMillis > newest).length;
  if (newest > known.at(-1)!.folderMillis)
    return fail('made by a newer Carful', 'Start that version again, or restore a backup of this one.');
  return pending > 0
    ? warn(`${pending} migrations are not applied`, 'The next start applies them. Make a backup first.')
    : ok(`of this version, ${known.length} migrations applied`);
}

async function checkJobs(client: Client): Promise<Finding> {
  const { rows } = await client.query(`select to_regclass($1) as name`, [`${JOB_SCHEMA}.job`]);
  if (rows[0].name === null) return warn('none yet', 'The first start makes their tables.');
  const figures = await readQueueFigures(client);
  const failed = figures.filter(({ failed: count }) => count > 0);
  const waiting = figures.reduce((sum, queue) => sum + queue.waiting, 0);
  return failed.length > 0
    ? warn(
        failed
          .map((queue) => `${queue.name}: ${queue.failed} given up (${queue.lastFailure ?? 'unknown'})`)
          .join(', '),
        'The log has the cause; npm run jobs shows them all.',
      )
    : ok(`${waiting} waiting, none given up`);
}

async function checkClock(client: Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return judgeSkew(rows[0]!.now - (before + Date.now()) / 2);
}

/** @param ms how far the database's clock is ahead of this process's */
export function judgeSkew(ms: number): Finding {
  const seconds = (Math.abs(ms) / 1000).toFixed(1);
  const state = `the database's is ${seconds} s ${ms < 0 ? 'behind' : 'ahead of'} this machine's`;
  const advice = 'Let both machines set their clocks by NTP: sessions, links and limits end by them.';
  if (Math.abs(ms) >= SKEW_MS.fail) return fail(state, advice);
  return Math.abs(ms) >= SKEW_MS.warn ? warn(state, advice) : ok(state);
}
