import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { removeBackup, removeUnfinished, scheduledNames } from './backup-folder.ts';
import { draftOf } from './due-day.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError, bytesOf, readManifest } from './manifest.ts';
import { RESERVE_BYTES } from '#server/platform/files/free-space.ts';
import { assertDiskSpace } from './disk-space.ts';

export type BackupRun = {
  databaseUrl: string;
  /** Name of the backup to make; a finished one is not made again. */
  name: string;
  /** Name of its folder until it is finished. */
  draft?: string;
  /** Id of the installation that makes the backups. */
  installation: string;
  settings: Pick<Config, 'backup' | 'dataDir' | 'files'>;
};
/** `offSite`: null without a bucket, otherwise the error or ''. The backup itself is made in any case. */
export type BackupOutcome = { rows: number; files: number; bytes: number; offSite: string | null };

/** The caller must hold the lock of the schedule, which may be lost meanwhile.
 * @throws when the backup could not be made; nothing of it is left */
export async function runScheduledBackup({
  databaseUrl,
  name,
  draft = draftOf(name),
  installation,
  settings,
}: BackupRun): Promise<BackupOutcome> {
  const { backup, dataDir } = settings;
  const { folder: place, keep } = backup;
  await mkdir(place, { recursive: true, mode: 0o700 });
  await removeUnfinished(place);
  await prune(place, keep);
  const figures = { rows: 0, files: 0, bytes: 0 };
  const finished = await scheduledNames(place);
  if (!finished.includes(name)) {
    const newest = finished.at(-1);
    // The next backup will be about as large.
    const expected = newest ? await bytesOfBackup(join(place, newest)) : 0;
    await assertDiskSpace('A backup', place, expected + RESERVE_BYTES);
    const folder = join(place, draft);
    const files = openFiles(settings.files, dataDir);
    try {
      const manifest = await makeBackup({ databaseUrl, files, dataDir, folder });
      await rename(folder, join(place, name));
      figures.rows = sum(manifest.tables.map(({ rows }) => rows));
      figures.files = manifest.files.length;
      figures.bytes = bytesOf(manifest);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  await prune(place, keep);
  return { ...figures, offSite: await copyOffSite(backup, installation) };
}

/** 0 when unknown, for a damaged manifest or one of a newer Carful: it must not stop the next backup. */
async function bytesOfBackup(folder: string): Promise<number> {
  try {
    return bytesOf(await readManifest(folder));
  } catch (error) {
    if (error instanceof BackupError) return 0;
    throw error;
  }
}

async function prune(place: string, keep: number): Promise<void> {
  for (const old of (await scheduledNames(place)).slice(0, -keep)) await removeBackup(place, old);
}

/** Also copies what an earlier run could not. */
async function copyOffSite(
  { offSite: settings, folder, keep }: Config['backup'],
  installation: string,
): Promise<string | null> {
  if (!settings) return null;
  try {
    const { openOffSite } = await import('./off-site.ts');
    const offSite = openOffSite(settings);
    await offSite.claim(installation);
    const [here, there] = [await scheduledNames(folder), await offSite.names()];
    const toKeep = new Set([...new Set([...here, ...there])].toSorted().slice(-keep));
    for (const name of here)
      if (toKeep.has(name) && !there.includes(name)) await offSite.upload(folder, name);
    for (const name of await offSite.everyName()) if (!toKeep.has(name)) await offSite.remove(name);
    return '';
  } catch (error) {
    return (error as Error).message || (error as Error).name;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
