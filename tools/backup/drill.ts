import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Client, escapeIdentifier } from 'pg';
import type { Config } from '#server/platform/config.ts';
import { BackupError, bytesOf, readManifest, type Manifest } from '#server/platform/backup/manifest.ts';
import { assertDiskSpace } from '#server/platform/backup/disk-space.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { ENDED_TABLES } from './end-old-access.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreBackup } from './restore-backup.ts';

const DATABASE_BYTES = 200 * 1024 * 1024;
/** A restore empties or extends these. */
const CHANGED = new Set([...ENDED_TABLES, 'invitations', 'migrations']);

/**
 * Restores a backup into `dataDir` and a database of its own there, and compares it with what the backup says.
 * @throws BackupError when it cannot be restored, or is not what it was
 */
export async function drill(config: Config, folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const place: Config = { ...config, dataDir, database: undefined, files: { kind: 'disk' } };
  // Rows and their indexes take about twice their text.
  await assertDiskSpace('A drill', config.dataDir, 2 * bytesOf(manifest) + DATABASE_BYTES);
  await restoreBackup(place, folder);
  await compareRows(place, manifest);
  await compareFiles(place, manifest);
  return manifest;
}

async function compareRows(place: Config, { tables }: Manifest): Promise<void> {
  const database = await reachDatabase(place);
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    for (const { name, rows: expected } of tables) {
      if (CHANGED.has(name)) continue;
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from public.${escapeIdentifier(name)}`,
      );
      if (rows[0]!.count !== expected)
        throw new BackupError(`Of ${expected} rows of ${name}, ${rows[0]!.count} came back.`);
    }
  } finally {
    await client.end();
    await database.leave();
  }
}

async function compareFiles(place: Config, { files }: Manifest): Promise<void> {
  const stored = openFiles(place.files, place.dataDir);
  for (const { key, sha256 } of files) {
    const found = createHash('sha256').update(await buffer(await stored.read(key)));
    if (found.digest('hex') !== sha256) throw new BackupError(`The file ${key} came back changed.`);
  }
}
