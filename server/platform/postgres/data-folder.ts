import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Where the data lies when nobody says: `data` in the checkout. Started by root from a folder that only
 * root may enter (a home with mode 0700), the database's own user could not reach it, so it then lies
 * under /var/lib.
 */
export function defaultDataDir(checkout: string): string {
  const folder = join(checkout, 'data');
  if (process.getuid?.() !== 0 || isOpenToAll(checkout)) return folder;
  const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join('/var/lib', `${basename(checkout)}-${mark}`);
}

/** Makes the folder if it is missing; other users may pass through it, but not look into it. */
export async function makeDataDir(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await chmod(folder, 0o711);
}

function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
