import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError, MANIFEST } from '#server/platform/backup/manifest.ts';
import type { Config } from '#server/platform/config.ts';
import { makeDataDir } from '#server/platform/postgres/data-folder.ts';

/** The option of the commands that take a backup. */
export const OFF_SITE = { 'off-site': { type: 'boolean' } } as const;

type Given = { values: { 'off-site'?: boolean | undefined }; words: readonly string[] };

/**
 * The folder of the backup that the arguments name: FOLDER, or --off-site [NAME], which is downloaded into `downloads`
 * unless it is there already.
 * @returns undefined without arguments @throws BackupError
 */
export async function chooseBackup(
  { backup, dataDir }: Config,
  { values, words: [name] }: Given,
  downloads = backup.folder,
): Promise<string | undefined> {
  if (!values['off-site']) return name ? resolve(process.env['INIT_CWD'] ?? '', name) : undefined;
  if (!backup.offSite) throw new BackupError('BACKUP_S3_BUCKET is not set: there are no backups off-site.');
  const { openOffSite } = await import('#server/platform/backup/off-site.ts');
  const offSite = openOffSite(backup.offSite);
  const names = await offSite.names();
  const chosen = name ?? names.at(-1);
  if (chosen === undefined || !names.includes(chosen)) {
    const found = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.';
    throw new BackupError(`The bucket ${backup.offSite.bucket} has no backup ${chosen ?? ''}. ${found}`);
  }
  const folder = join(downloads, chosen);
  // By its own rules: the database's user has to pass through it later.
  await makeDataDir(dataDir);
  if (existsSync(join(folder, MANIFEST))) return folder;
  await rm(folder, { recursive: true, force: true });
  await offSite.download(chosen, folder);
  return folder;
}
