import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Under /var/lib if only root can open the checkout, which the database's user could not reach. */
export function defaultDataDir(checkout: string): string {
  const folder = join(checkout, 'data');
  if (process.getuid?.() !== 0 || isOpenToAll(checkout)) return folder;
  const suffix = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join('/var/lib', `${basename(checkout)}-${suffix}`);
}

/** Creates the folder if missing; other users may traverse but not list it. */
export async function makeDataDir(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  if (created !== undefined) await chmod(folder, 0o711);
}

function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
