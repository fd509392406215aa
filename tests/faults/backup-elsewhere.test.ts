import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { fillWholeGarage } from '#tests/export-zip.ts';
import { runCommand } from '#tests/operator-command.ts';
import { signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { checkBackup } from '#server/platform/backup/manifest.ts';
import { afterRestore, asSuperuser, everyRow, s3Env, succeeded, type Env } from './backup-tools.ts';

let place: string;
let s3: FauxqsServer;
let made = 0;
const databases: string[] = [];

beforeAll(async () => {
  place = await tempFolder();
  s3 = await startFauxqs({ port: 0, logger: false });
});
afterAll(async () => {
  await s3.stop();
  for (const name of databases) await asSuperuser(`drop database ${name} with (force)`);
  await rm(place, { recursive: true, force: true });
});

async function newDatabase(): Promise<string> {
  const name = `backup_${process.pid}_${(made += 1)}`;
  await asSuperuser(`create database ${name} owner carful`);
  databases.push(name);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function newEnv(): Promise<Env> {
  const databaseUrl = await newDatabase();
  s3.createBucket(`bucket-${made}`);
  return {
    DATA_DIR: join(place, `data-${made}`),
    DATABASE_URL: databaseUrl,
    FILE_STORAGE: 's3',
    ...s3Env(s3.port, `bucket-${made}`),
  };
}

test('an app with a database and storage of its own comes back whole', { tags: ['long'] }, async () => {
  const [from, to] = [await newEnv(), await newEnv()];
  const app = await startApp(from['DATA_DIR']!, { ...from, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const folder = join(place, 'backup');
  try {
    await fillWholeGarage(await signUp(new Visitor(app.url), 'Anna'));
    succeeded(await runCommand('backup', from, folder));
  } finally {
    await app.stop();
  }
  const rows = await everyRow(from);
  succeeded(await runCommand('restore', to, folder));
  expect(await everyRow(to)).toEqual(afterRestore(rows));
  const { files } = await checkBackup(folder);
  expect(files).toHaveLength(10);
  const [before, after] = [from, to].map((env) => openFiles(readConfig('/', env).files, env['DATA_DIR']!));
  for (const { key } of files) {
    expect((await buffer(await after!.read(key))).equals(await buffer(await before!.read(key)))).toBe(true);
  }

  const again = await runCommand('restore', to, folder);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('secrets.json is there already')]);
  const elsewhere = { ...to, DATA_DIR: join(place, 'elsewhere') };
  expect((await runCommand('restore', elsewhere, folder)).said).toContain(
    'is not empty. Make a new one for the restore.',
  );
  expect(await everyRow(to)).toEqual(afterRestore(rows));

  const inUse = { ...from, DATA_DIR: join(place, 'another'), DATABASE_URL: await newDatabase() };
  const refused = await runCommand('restore', inUse, folder);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('another Carful may use it')]);
  for (const { key, size } of files) expect(await before!.size(key)).toBe(size);
});
