import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from '#server/platform/postgres/data-folder.ts';
import { findPostmaster, stopPostmaster } from '#server/platform/postgres/postmaster.ts';

const NAME = /^drill-[0-9a-f]{12}$/;
/** The process of the drill. */
const OWNER = 'drill.pid';
/** The number of a process may be taken again: no drill is this old. */
const LONGEST_MS = 24 * 60 * 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a task with a data folder of its own inside the data folder; after a signal, too, it and its database are gone. */
export async function inDrillFolder<Result>(
  dataDir: string,
  task: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, `drill-${randomBytes(6).toString('hex')}`);
  await makeDataDir(dataDir);
  await makeDataDir(folder);
  await writeFile(join(folder, OWNER), String(process.pid), { mode: 0o600 });
  let interrupted: Promise<never> | undefined;
  const onSignal = () => {
    interrupted ??= removeDrill(folder).then(
      () => {
        console.error('The drill was interrupted. What it made is removed.');
        process.exit(1);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await task(folder);
  } finally {
    // The task fails as its database goes: the handler ends the process.
    if (interrupted) await interrupted;
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What drills left whose process is gone, by name. */
export async function staleDrills(dataDir: string): Promise<string[]> {
  const names = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => NAME.test(name)) : [];
  const stale = await Promise.all(names.map((name) => isStale(join(dataDir, name))));
  return names.filter((_name, at) => stale[at]);
}

/** @returns the names of what is removed */
export async function removeStaleDrills(dataDir: string): Promise<string[]> {
  const names = await staleDrills(dataDir);
  for (const name of names) await removeDrill(join(dataDir, name));
  return names;
}

async function isStale(folder: string): Promise<boolean> {
  const path = join(folder, OWNER);
  const place = existsSync(path) ? path : folder;
  if (Date.now() - (await stat(place)).mtimeMs > LONGEST_MS) return true;
  // Not there yet, for a moment, or made by an older version.
  if (place === folder) return false;
  return !isRunning(Number(await readFile(path, 'utf8')));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A database that runs there is stopped. Twice: one that was about to start makes files once more. */
async function removeDrill(folder: string): Promise<void> {
  const data = join(folder, 'postgres/data');
  for (const _time of ['first', 'second']) {
    const postmaster = await findPostmaster(data);
    if (postmaster) await stopPostmaster(postmaster.pid, data);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
