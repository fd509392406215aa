import { createReadStream, existsSync } from 'node:fs';
import { copyFile, chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#server/platform/config.ts';
import { makeDataDir } from '#server/platform/postgres/data-folder.ts';
import { FileMissing, type Files } from '#server/platform/files/file-store.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { startPostgresForApp } from '#server/platform/postgres/for-app.ts';
import type { RestoredAccess } from './end-old-access.ts';
import {
  BackupError,
  checkBackup,
  filePath,
  SECRETS,
  type Manifest,
} from '#server/platform/backup/manifest.ts';
import { isEmptyDatabase, migrationsOf, writeDatabase } from './write-database.ts';

type Target = { url: string; stop(): Promise<void> };

/**
 * Restores a backup into an empty data folder and database: all of it, or nothing is left behind. The backup
 * is read to its end first, so a damaged one changes nothing. Sessions end.
 * @throws BackupError
 */
export async function restoreBackup(
  config: Config,
  folder: string,
): Promise<RestoredAccess & { manifest: Manifest }> {
  const { dataDir, database } = config;
  await refuseFull(config);
  const manifest = await checkBackup(folder);
  migrationsOf(manifest);

  await makeDataDir(dataDir);
  const files = openFiles(config.files, dataDir);
  if (config.files.kind === 's3') await refuseUsedBucket(files, manifest);
  const target = database ? external(database.directUrl) : await embedded(join(dataDir, 'postgres'));
  let access: RestoredAccess;
  try {
    await putFiles(files, folder, manifest);
    if (manifest.secrets) await putSecrets(folder, dataDir);
    access = await withClient(target.url, (client) => writeDatabase(client, folder, manifest));
  } catch (error) {
    await target.stop();
    await removeRestored(config, files, manifest);
    throw error;
  }
  await target.stop();
  return { manifest, ...access };
}

/** What a Carful keeps in its data folder; anything else may lie there. */
const OURS = ['postgres', 'files', SECRETS];

async function refuseFull({ dataDir, database }: Config): Promise<void> {
  const found = OURS.find((name) => existsSync(join(dataDir, name)));
  if (found) {
    const place = join(dataDir, found);
    throw new BackupError(
      `${place} is there already. Stop Carful and move it away, or choose another DATA_DIR.`,
    );
  }
  if (database && !(await withClient(database.directUrl, isEmptyDatabase))) {
    throw new BackupError(
      'The database that DATABASE_URL names is not empty. Make a new one for the restore.',
    );
  }
}

/**
 * What is in the bucket may be of a Carful in use; a restore that fails removes its files again.
 * @throws BackupError
 */
async function refuseUsedBucket(files: Files, { files: listed }: Manifest): Promise<void> {
  for (const { key } of listed) {
    if (await isStored(files, key))
      throw new BackupError(
        `The bucket holds ${key} of this backup already, and another Carful may use it. Choose an empty bucket.`,
      );
  }
}

async function isStored(files: Files, key: string): Promise<boolean> {
  try {
    await files.size(key);
    return true;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode !== 403) throw error;
    // Without the right to list, what is absent looks like what may not be read.
    throw new BackupError(
      'A restore needs keys of S3 that allow s3:ListBucket, to see that the bucket is empty.',
    );
  }
}

const external = (url: string): Target => ({ url, stop: async () => undefined });

async function embedded(folder: string): Promise<Target> {
  const { connectionString, stop } = await startPostgresForApp({ folder, log: () => undefined });
  return { url: connectionString, stop };
}

async function withClient<Answer>(url: string, task: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, application_name: 'carful-restore', keepAlive: true });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function putFiles(files: Files, folder: string, { files: listed }: Manifest): Promise<void> {
  for (const { key } of listed) await files.put(key, createReadStream(filePath(folder, key)));
}

async function putSecrets(folder: string, dataDir: string): Promise<void> {
  const path = join(dataDir, SECRETS);
  await copyFile(join(folder, SECRETS), path);
  await chmod(path, 0o600);
}

async function removeRestored(
  { dataDir, files: settings }: Config,
  files: Files,
  manifest: Manifest,
): Promise<void> {
  if (settings.kind === 's3') for (const { key } of manifest.files) await files.remove(key);
  for (const name of [...OURS, 'staging']) await rm(join(dataDir, name), { recursive: true, force: true });
}
