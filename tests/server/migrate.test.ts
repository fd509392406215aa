import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrateDb, NewerDatabaseError } from '#server/platform/database/db.ts';
import { DatabaseStartError } from '#server/platform/database/wait-for-database.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';

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
