import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeAppLock } from '#server/platform/database/app-lock.ts';
import type { Config } from '#server/platform/config.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';

/**
 * The database of a Carful that may be running: the configured one, or the one in its data folder. That one
 * tells in its own files where it listens and with which password; if it does not run, it is started for the
 * time being, under the lock that keeps an app from starting on it meanwhile.
 */
export async function reachDatabase({
  dataDir,
  database,
}: Config): Promise<{ url: string; leave(): Promise<void> }> {
  if (database) return { url: database.directUrl, leave: async () => undefined };
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'data/PG_VERSION'))) {
    throw new BackupError(`There is no Carful in ${dataDir}. Does DATA_DIR name the right folder?`);
  }
  const embedded = await startEmbeddedPostgres({ folder, log: () => undefined });
  const lock = await takeAppLock(embedded.connectionString);
  return {
    url: embedded.connectionString,
    leave: async () => {
      // Without the lock an app has the database by now, even if it was started here.
      if (lock && !embedded.isAdopted) await embedded.stop();
      await lock?.release();
    },
  };
}
