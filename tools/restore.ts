import { join } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import { readArguments } from './arguments.ts';
import { OFF_SITE, chooseBackup } from './backup/choose-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { megabytes, runCommand } from './backup/run-command.ts';

/** npm run restore -- FOLDER | --off-site [NAME]: docs/operate/backup.md */
const given = readArguments('npm run restore -- FOLDER, or npm run restore -- --off-site [NAME]', OFF_SITE);
await runCommand('Nothing was restored.', async () => {
  const config = readConfig(join(import.meta.dirname, '..'));
  const folder = await chooseBackup(config, given);
  if (!folder) throw new BackupError('Say which backup: npm run restore -- FOLDER.');
  const { manifest, accounts } = await restoreBackup(config, folder);
  const { tables, files, missing, secrets, madeAt } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored the backup of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files (${megabytes(files)}).`,
  );
  if (missing.length > 0) console.log(`Lost before the backup was made: ${missing.length} files.`);
  console.log('Everybody has to log in again.');
  console.log(
    `Accounts: ${accounts}, as they were then. Disable or delete again whom you disabled or deleted since (npm run accounts).`,
  );
  console.log(
    'Share links, unused invitations, calendar addresses and notices to devices and other services have ended.',
  );
  if (!secrets) console.log('The backup has no secrets.json: set AUTH_SECRET and LINK_SECRET as they were.');
});
