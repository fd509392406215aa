import { statfs } from 'node:fs/promises';

/** Bytes that files and backups leave free on the disk, where the database writes, too. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
