import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeAppLock } from '#server/platform/database/app-lock.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './supervisor.ts';

async function newPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'carful-pg-'));
  await chmod(place, 0o711);
  return place;
}

const start = (folder: string) => startEmbeddedPostgres({ folder, log: () => undefined });

async function ask(connectionString: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}

describe('the database on one folder', () => {
  let place: string;
  let folder: string;
  let database: EmbeddedPostgres;

  beforeAll(async () => {
    place = await newPlace();
    folder = join(place, 'postgres');
    database = await start(folder);
  }, 120_000);

  afterAll(async () => {
    await database.stop();
    await rm(place, { recursive: true, force: true });
  });

  test('keeps its rows across restarts, in UTF-8 and with fsync', async () => {
    await ask(database.connectionString, "CREATE TABLE kept AS SELECT 'Šķērsstabilizators' AS word");
    await database.stop();
    database = await start(folder);
    expect(database.isAdopted).toBe(false);
    const kept = await ask(database.connectionString, 'SELECT word, upper(word) AS loud FROM kept');
    expect(kept).toEqual([{ word: 'Šķērsstabilizators', loud: 'ŠĶĒRSSTABILIZATORS' }]);
    expect(await ask(database.connectionString, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(database.connectionString, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('is private: folder, password and role have the least rights', async () => {
    const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
    expect([await modeOf('.'), await modeOf('password'), await modeOf('run')]).toEqual([0o700, 0o600, 0o700]);
    const role = 'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = user';
    expect(await ask(database.connectionString, role)).toEqual([{ rolsuper: false, rolcreaterole: false }]);
    const guessed = database.connectionString.replace(/:[0-9a-f]+@/, ':guess@');
    await expect(ask(guessed, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('logs a failure without the values of the rows', async () => {
    const { connectionString } = database;
    await ask(
      connectionString,
      'CREATE TABLE people (email text UNIQUE, CONSTRAINT no_zebra CHECK (email <> $$zebra@example.com$$))',
    );
    const add = (email: string) => ask(connectionString, `INSERT INTO people VALUES ('${email}')`);
    await add('anna@example.com');
    await expect(add('anna@example.com')).rejects.toMatchObject({ code: '23505' });
    await expect(add('zebra@example.com')).rejects.toMatchObject({ code: '23514' });
    const log = await readFile(join(folder, 'log/postgres.log'), 'utf8');
    expect(log).toContain('people_email_key');
    expect(log).toContain('no_zebra');
    expect(log).not.toMatch(/anna|zebra@/);
  });

  test('belongs to an unprivileged user when root starts it, else to whoever starts it', async () => {
    const { uid } = await stat(join(folder, 'data/postmaster.pid'));
    const own = process.geteuid?.();
    if (own === 0) expect(uid).not.toBe(0);
    else expect(uid).toBe(own);
  });

  test('serves one app at a time: a second is refused until the first has stopped', async () => {
    const first = await takeAppLock(database.connectionString);
    expect(await takeAppLock(database.connectionString)).toBeNull();
    await first?.release();
    const second = await takeAppLock(database.connectionString);
    expect(second).not.toBeNull();
    await second?.release();
  });
});

describe('a start that fails', () => {
  let place: string;

  beforeEach(async () => {
    place = await newPlace();
  });

  afterEach(() => rm(place, { recursive: true, force: true }));

  test('names the PostgreSQL version of the data, and does not change them', async () => {
    const data = join(place, 'data');
    await mkdir(data);
    await writeFile(join(data, 'PG_VERSION'), '15\n');
    await expect(start(place)).rejects.toMatchObject({
      code: 'OTHER_MAJOR',
      message: expect.stringMatching(/written by PostgreSQL 15, and this Carful brings PostgreSQL 18/),
    });
    expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toBe('15\n');
  });

  test('names a folder that cannot be created', async () => {
    await writeFile(join(place, 'file'), '');
    const folder = join(place, 'file', 'postgres');
    await expect(start(folder)).rejects.toMatchObject({
      code: 'UNREACHABLE_FOLDER',
      message: expect.stringContaining(folder),
    });
  });

  test.runIf(process.geteuid?.() === 0)(
    'reports that a folder open to root only is unreachable',
    async () => {
      await chmod(place, 0o700);
      await expect(start(join(place, 'postgres'))).rejects.toMatchObject({
        code: 'UNREACHABLE_FOLDER',
        message: expect.stringMatching(/runs as root, so the database runs as the user .* cannot write to/),
      });
    },
  );

  test('names a missing password file', async () => {
    await mkdir(join(place, 'data'));
    await writeFile(join(place, 'data/PG_VERSION'), '18\n');
    await expect(start(place)).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringContaining(join(place, 'password')),
    });
  });
});
