import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Email } from '#domain/accounts/schema.ts';
import { findUser } from '#server/accounts/store.ts';
import { openExport } from '#server/export/open-export.ts';
import { sections } from '#server/nouns.ts';
import { ownerScope } from '#server/platform/access/scope.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { openLog } from '#server/platform/log.ts';

/** What its owner gets in the settings: for somebody who cannot log in, or a request by law.
 * @returns false for an unknown address */
export async function exportAccount(db: Db, config: Config, email: string, file: string): Promise<boolean> {
  const user = await findUser(db, Email.safeParse(email).data ?? '');
  if (!user) return false;
  const deps: Pick<Deps, 'db' | 'files' | 'log' | 'clock'> = {
    db,
    files: openFiles(config.files, config.dataDir),
    log: openLog('warn'),
    clock: () => new Date(),
  };
  const target = await open(file, 'wx', 0o600);
  try {
    const zip = await openExport(deps, ownerScope(user.id, true), sections);
    await pipeline(zip, target.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return true;
}
