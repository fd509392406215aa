import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { removeBackup, removeUnfinished, scheduledNames } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { openOffSite } from './off-site.ts';

export type BackupRun = {
  databaseUrl: string;
  /** The backup to make; one that is finished is not made again. */
  name: string;
  settings: Pick<Config, 'backup' | 'dataDir' | 'files'>;
};
/** `offSite`: null without a bucket, else what went wrong, or ''. The backup itself is made in any case. */
export type BackupOutcome = { rows: number; files: number; bytes: number; offSite: string | null };

/** Only for whoever holds the lock of the schedule. @throws when the backup could not be made; nothing of it is left */
export async function runScheduledBackup({ databaseUrl, name, settings }: BackupRun): Promise<BackupOutcome> {
  const { backup, dataDir } = settings;
  const { folder: place, keep } = backup;
  await removeUnfinished(place);
  const figures = { rows: 0, files: 0, bytes: 0 };
  if (!(await scheduledNames(place)).includes(name)) {
    const folder = join(place, name);
    const files = openFiles(settings.files, dataDir);
    try {
      const manifest = await makeBackup({ databaseUrl, files, dataDir, folder });
      figures.rows = sum(manifest.tables.map(({ rows }) => rows));
      figures.files = manifest.files.length;
      figures.bytes = sum([...manifest.tables, ...manifest.files].map(({ size }) => size));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  for (const old of (await scheduledNames(place)).slice(0, -keep)) await removeBackup(place, old);
  return { ...figures, offSite: await copyOffSite(backup) };
}

/** Also copies what an earlier run could not. */
async function copyOffSite({ offSite: settings, folder, keep }: Config['backup']): Promise<string | null> {
  if (!settings) return null;
  try {
    const offSite = openOffSite(settings);
    const [here, there] = [await scheduledNames(folder), await offSite.names()];
    const wanted = new Set([...new Set([...here, ...there])].toSorted().slice(-keep));
    for (const name of here)
      if (wanted.has(name) && !there.includes(name)) await offSite.upload(folder, name);
    for (const name of there) if (!wanted.has(name)) await offSite.remove(name);
    return '';
  } catch (error) {
    return (error as Error).message || (error as Error).name;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
