import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { failureCode } from '#server/platform/database/postgres-error.ts';
import { migrateDb } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { tempFolder } from './temp-folder.ts';

const run = promisify(execFile);

const SOURCES = [
  'migrations',
  'server/platform/database',
  'server/platform/jobs',
  'server/platform/postgres',
];

/**
 * Makes `<dataDir>/postgres` a migrated, empty database by copying one: initdb and all migrations take two seconds of
 * processor time. First starts have tests of their own, which begin with an empty folder.
 */
export async function copyMigratedCluster(dataDir: string): Promise<void> {
  const original = join(tmpdir(), `carful-cluster-${await fingerprintOf(SOURCES)}`);
  if (!existsSync(original)) await makeOriginal(original);
  await mkdir(dataDir, { recursive: true });
  // Node's own cp does not keep the owner.
  await run('cp', ['-a', original, join(dataDir, 'postgres')]);
}

/** A fresh data folder whose database is migrated already. */
export async function migratedFolder(): Promise<string> {
  const folder = await tempFolder();
  await copyMigratedCluster(folder);
  return folder;
}

async function makeOriginal(original: string): Promise<void> {
  const folder = await tempFolder();
  const draft = join(folder, 'postgres');
  const postgres = await startEmbeddedPostgres({ folder: draft, log: () => undefined });
  try {
    await migrateDb(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
  await rm(join(draft, 'log/postgres.log'));
  try {
    await rename(draft, original);
  } catch (failure) {
    // Another worker was faster.
    if (failureCode(failure) !== 'ENOTEMPTY' && failureCode(failure) !== 'EEXIST') throw failure;
  }
  await rm(folder, { recursive: true, force: true });
}

async function fingerprintOf(folders: string[]): Promise<string> {
  const root = join(import.meta.dirname, '..');
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.toSorted()) hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
