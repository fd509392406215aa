import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDraftName, isScheduledName } from './due-day.ts';
import { MANIFEST } from './manifest.ts';

/** Backups made by hand or on schedule. The manifest is written last, so a folder with one is complete. */
async function finishedNames(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, MANIFEST)));
}

/** Finished scheduled backups, oldest first. */
export async function scheduledNames(folder: string): Promise<string[]> {
  return (await finishedNames(folder)).filter(isScheduledName).toSorted();
}

export async function newestFinishedAt(folder: string): Promise<Date | null> {
  const newest = (await scheduledNames(folder)).at(-1);
  return newest === undefined ? null : (await stat(join(folder, newest, MANIFEST))).mtime;
}

const STALE_MS = 24 * 60 * 60_000;

/** Removes remains of interrupted deletions and runs; a draft of the last day may belong to a run that lost its lock. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const finished = new Set(await scheduledNames(folder));
  for (const name of names) {
    const isStale = async () => Date.now() - (await stat(join(folder, name))).mtimeMs > STALE_MS;
    if (isDraftName(name) ? await isStale() : isScheduledName(name) && !finished.has(name))
      await removeBackup(folder, name);
  }
}

/** Removes the manifest first, so that an interrupted deletion leaves no folder that looks like a backup. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(join(folder, name, MANIFEST), { force: true });
  await rm(join(folder, name), { recursive: true, force: true });
}

export type NewestBackup = { path: string; madeAt: Date };

export async function findNewest(folder: string): Promise<NewestBackup | null> {
  let newest: NewestBackup | null = null;
  for (const name of await finishedNames(folder)) {
    const path = join(folder, name);
    const { madeAt } = JSON.parse(await readFile(join(path, MANIFEST), 'utf8')) as { madeAt: string };
    const at = new Date(madeAt);
    if (!newest || at > newest.madeAt) newest = { path, madeAt: at };
  }
  return newest;
}
