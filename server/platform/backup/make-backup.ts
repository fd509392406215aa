import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { FileMissing, type Files } from '#server/platform/files/file-store.ts';
import { BackupError, filePath, Manifest, MANIFEST, SECRETS, type Stored } from './manifest.ts';
import { readDatabase, saved } from './read-database.ts';

const ATTEMPTS = 10;
const AT_ONCE = 4;

type Backup = { databaseUrl: string; files: Files; dataDir: string; folder: string };

/** Backs up an installation, running or not. What fails leaves nothing behind. @param folder must be empty or missing
 * @throws BackupError */
export async function makeBackup(backup: Backup): Promise<Manifest> {
  const { folder } = backup;
  await makeFolder(folder);
  try {
    return await copyInto(backup);
  } catch (error) {
    // What is left of it holds no manifest, and counts as no backup.
    await empty(folder).catch(() => undefined);
    throw error;
  }
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

async function copyInto({ databaseUrl, files, dataDir, folder }: Backup): Promise<Manifest> {
  const madeAt = new Date().toISOString();
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'carful-backup',
    keepAlive: true,
  });
  const broken = new Promise<never>((_resolve, reject) => {
    client.on('error', (cause) => {
      reject(
        new BackupError(`The database broke off: ${cause.message}. Carful may have been stopped.`, { cause }),
      );
    });
  });
  // The race below handles the rejection; afterwards nobody does.
  broken.catch(() => undefined);
  await client.connect();
  const stop = new AbortController();
  const copying = copyData({ client, files, folder, stop });
  try {
    const rows = await Promise.race([copying, broken]);
    const secrets = await copySecrets(dataDir, folder);
    const manifest: Manifest = { format: 'carful-backup', version: 1, madeAt, ...rows, secrets };
    await writeManifest(folder, Manifest.parse(manifest));
    return manifest;
  } finally {
    stop.abort();
    await client.end();
    // Its error is the one that is thrown, or follows from it; nothing is written after this.
    await copying.catch(() => undefined);
  }
}

type Copying = { files: Files; folder: string; stop: AbortController };
type CopiedData = Omit<Manifest, 'format' | 'version' | 'madeAt' | 'secrets'>;

// Rows first, then their files. If a file was deleted meanwhile, rows are read again: by then nearly all files are
// copied.
async function copyData({ client, ...to }: Copying & { client: Client }): Promise<CopiedData> {
  const copied = new Map<string, Stored>();
  for (let attempt = 1; ; attempt++) {
    const { keys, ...rows } = await readDatabase(client, to.folder);
    const missing = await copyFiles(to, keys, copied);
    if (missing.length > 0 && attempt < ATTEMPTS && (await countNamed(client, missing)) < missing.length)
      continue;
    const current = new Set(keys);
    for (const key of copied.keys()) if (!current.has(key)) await rm(filePath(to.folder, key));
    const kept = keys.flatMap((key) => {
      const stored = copied.get(key);
      return stored ? [{ key, ...stored }] : [];
    });
    return { ...rows, files: kept, missing };
  }
}

async function countNamed(client: Client, keys: string[]): Promise<number> {
  const { rows } = await client.query(
    'select key from media, unnest(array[storage_key, thumbnail_key]) as key where key = any($1::text[])',
    [keys],
  );
  return rows.length;
}

/** Copies missing files. @returns keys that storage does not have */
async function copyFiles(
  { files, folder, stop }: Copying,
  keys: readonly string[],
  copied: Map<string, Stored>,
): Promise<string[]> {
  const missing: string[] = [];
  const todo = keys.filter((key) => !copied.has(key)).values();
  const work = async () => {
    for (const key of todo) {
      stop.signal.throwIfAborted();
      try {
        copied.set(key, await saved(filePath(folder, key), () => files.read(key)));
      } catch (error) {
        if (error instanceof FileMissing) missing.push(key);
        else stop.abort(error);
      }
    }
  };
  // After an error each ends what it is at, so that nothing is written later.
  await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  stop.signal.throwIfAborted();
  return missing;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty: a backup needs a folder of its own.`);
  }
}

async function copySecrets(dataDir: string, folder: string): Promise<Stored | null> {
  const path = join(dataDir, SECRETS);
  return existsSync(path) ? saved(join(folder, SECRETS), () => createReadStream(path)) : null;
}

/** Written under a temporary name, so that a manifest is complete or absent. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const aside = join(folder, `${MANIFEST}.new`);
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, join(folder, MANIFEST));
}
