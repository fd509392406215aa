import { statfs } from 'node:fs/promises';
import { BackupError } from './manifest.ts';

/** Bytes that backups leave free: the database may write to the same disk. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** @param folder exists @throws BackupError */
export async function assertRoom(what: string, folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < needed)
    throw new BackupError(`${what} needs ${gigabytes(needed)} GB at ${folder}; ${gigabytes(free)} are free.`);
}
