import { freeBytes } from '#server/platform/files/free-space.ts';
import { BackupError } from './manifest.ts';

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** @param folder exists @throws BackupError */
export async function assertDiskSpace(what: string, folder: string, needed: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free < needed)
    throw new BackupError(`${what} needs ${gigabytes(needed)} GB at ${folder}; ${gigabytes(free)} are free.`);
}
