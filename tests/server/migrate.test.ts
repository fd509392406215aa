import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDb } from '#server/platform/database/db.ts';
import { migrateDb, NewerDatabaseError } from '#server/platform/database/migrate.ts';
import { DatabaseStartError } from '#server/platform/database/wait-for-database.ts';
import { checkJobRights } from '#server/platform/jobs/check-rights.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { openJobs } from '#server/platform/jobs/job-runner.ts';
import { openLog } from '#server/platform/log.ts';
import { tempFolder } from '#tests/temp-folder.ts';

const name = `migrate_${process.pid}`;
const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` });
let client: pg.Client;

async function asSuperuser(database: string, statement: string): Promise<void> {
  const admin = Object.assign(new URL(url), { username: 'postgres', pathname: `/${database}` });
  const superuser = new pg.Client({ connectionString: admin.href });
  await superuser.connect();
  await superuser.query(statement).finally(() => superuser.end());
}

beforeEach(async () => {
  await asSuperuser('postgres', `create database ${name}`);
  await asSuperuser(name, 'grant create on schema public to carful');
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await asSuperuser('postgres', `drop database ${name} with (force)`);
});

const tables = async () =>
  (await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount;
const permitSchemas = () => asSuperuser(name, `grant create on database ${name} to carful`);

test('a role that may create nothing is told every right it lacks at once', async () => {
  await asSuperuser(name, 'revoke create on schema public from carful');
  await expect(migrateDb(url.href)).rejects.toThrow(
    `grant create on database "${name}" to "carful"; grant create on schema public to "carful"`,
  );
});

test('an update says which tables it brings where', async () => {
  await permitSchemas();
  const folder = await tempFolder();
  await cp('migrations', folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -2) }));
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await migrateDb(url.href, { folder, log });
  await migrateDb(url.href, { log });
  await migrateDb(url.href, { log });
  await rm(folder, { recursive: true });
  expect(lines).toEqual([`The tables were brought from ${entries.at(-3)!.tag} to ${entries.at(-1)!.tag}.`]);
});

test('a role that may not create schemas is refused before anything is changed', async () => {
  const refused = migrateDb(url.href);
  await expect(refused).rejects.toThrow(DatabaseStartError);
  await expect(refused).rejects.toThrow(`grant create on database "${name}" to "carful"`);
  expect(await tables()).toBe(0);
  await permitSchemas();
  await migrateDb(url.href);
  expect(await tables()).toBeGreaterThan(10);
});

test('a role that may not use the schema of jobs is refused before anything is changed', async () => {
  await permitSchemas();
  await asSuperuser(name, `create schema ${JOB_SCHEMA}`);
  const refused = migrateDb(url.href);
  await expect(refused).rejects.toThrow(DatabaseStartError);
  await expect(refused).rejects.toThrow(`grant all on schema ${JOB_SCHEMA} to "carful"`);
  expect(await tables()).toBe(0);
  await asSuperuser(name, `grant all on schema ${JOB_SCHEMA} to carful`);
  await migrateDb(url.href);
  expect(await tables()).toBeGreaterThan(10);
});

test('newer tables of jobs are refused before anything is changed', async () => {
  await permitSchemas();
  await client.query(`create schema ${JOB_SCHEMA}`);
  await client.query(`create table ${JOB_SCHEMA}.version as select 1000000 as version`);
  await expect(migrateDb(url.href)).rejects.toThrow(NewerDatabaseError);
  expect(await tables()).toBe(0);
});

test('a role that may not use the tables of jobs is refused at the start, with the grants it needs', async () => {
  await permitSchemas();
  await migrateDb(url.href);
  await checkJobRights(url.href);
  const role = `app_${process.pid}`;
  const ofRole = Object.assign(new URL(url), { username: role }).href;
  await asSuperuser(name, `create role ${role} login password '${url.password}'`);
  try {
    const grants = await checkJobRights(ofRole).catch((error: unknown) => error as Error);
    expect(grants).toBeInstanceOf(DatabaseStartError);
    await client.query(/grant .*(?=\.$)/.exec(grants!.message)![0]);
    await checkJobRights(ofRole);
    await expect(runOneJob(ofRole)).resolves.toBe('ran');
  } finally {
    await asSuperuser(name, `drop owned by ${role}`);
    await asSuperuser('postgres', `drop role ${role}`);
  }
});

async function runOneJob(databaseUrl: string): Promise<string> {
  const log = openLog('silent');
  const db = openDb(databaseUrl, 4, () => undefined);
  const queue = openJobs({ db, log });
  const ran = Promise.withResolvers<string>();
  const job: Job = {
    name: 'one',
    pollSeconds: 0.5,
    expireMinutes: 1,
    retries: { limit: 0, delaySeconds: 1 },
    run: async () => ran.resolve('ran'),
  };
  try {
    queue.start({ db, log } as Partial<Deps> as Deps, [job]);
    await queue.enqueue(db, job, newId());
    return await ran.promise;
  } finally {
    await queue.stop(2000);
    await db.$client.end();
  }
}

/** The migrations of this version and these. */
async function folderWith(statements: readonly string[]): Promise<string> {
  const folder = await tempFolder();
  await cp(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as {
    entries: { idx: number; tag: string; when: number }[];
  };
  for (const statement of statements) {
    const last = journal.entries.at(-1)!;
    const tag = `next_${last.idx + 1}`;
    journal.entries.push({ ...last, idx: last.idx + 1, tag, when: last.when + 1 });
    await writeFile(join(folder, `${tag}.sql`), statement);
  }
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

test('a migration that takes long holds no lock of the one before', async () => {
  await permitSchemas();
  await migrateDb(url.href);
  const folder = await folderWith([
    'alter table auth_user add column next integer',
    'select pg_advisory_xact_lock(42)',
  ]);
  try {
    await client.query('select pg_advisory_lock(42)');
    const waiting = migrateDb(url.href, { folder, lockTimeoutMs: 60_000 });
    await expect
      .poll(
        async () =>
          (
            await client.query(
              'select 1 from pg_locks where classid = 0 and objid = 42 and not granted and database = (select oid from pg_database where datname = current_database())',
            )
          ).rowCount,
        {
          timeout: 10_000,
        },
      )
      .toBe(1);
    await client.query("set lock_timeout = '2s'");
    await client.query('select next from auth_user');
    await client.query('select pg_advisory_unlock(42)');
    await waiting;
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a start waits for a locked table and for another process, and says so', async () => {
  await permitSchemas();
  await migrateDb(url.href);
  const folder = await folderWith(['alter table auth_user add column next integer']);
  try {
    const lines: string[] = [];
    const start = () =>
      migrateDb(url.href, { folder, lockTimeoutMs: 50, log: (line) => void lines.push(line) });

    await client.query('begin; lock table auth_user in access share mode');
    const waiting = start();
    await expect.poll(() => lines.join()).toContain('A table is locked by something else');
    // The table stays usable: the migration does not block others for long.
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    await other.query('select count(*) from auth_user').finally(() => other.end());
    await client.query('commit');
    await waiting;
    await client.query('select next from auth_user');

    await client.query('select pg_advisory_lock(7220417)');
    const second = start();
    await expect.poll(() => lines.join()).toContain('Another process is bringing the tables');
    await client.query('select pg_advisory_unlock(7220417)');
    await second;
  } finally {
    await rm(folder, { recursive: true });
  }
});
