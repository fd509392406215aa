import { join, resolve } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { readArguments } from './arguments.ts';
import { megabytes, runCommand } from './backup/run-command.ts';
import { reachDatabase } from './backup/reach-database.ts';

/** npm run backup [-- FOLDER]: docs/operate/backup.md */
const [given] = readArguments('npm run backup -- [FOLDER]', {}).words;
await runCommand('The backup was not made.', async () => {
  const config = readConfig(join(import.meta.dirname, '..'));
  const { dataDir } = config;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = given ? resolve(process.env['INIT_CWD'] ?? '', given) : join(config.backup.folder, stamp);
  const database = await reachDatabase(config);
  try {
    const files = openFiles(config.files, dataDir);
    const {
      tables,
      files: kept,
      missing,
      secrets,
    } = await makeBackup({ databaseUrl: database.url, files, dataDir, folder });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Backed up into ${folder}: ${rows} rows of ${tables.length} tables, ${kept.length} files (${megabytes(kept)}).`,
    );
    if (missing.length > 0) {
      console.log(
        `Lost from storage before: ${missing.length} of the files that rows name. The backup is without them.`,
      );
    }
    if (!secrets) console.log('There is no secrets.json: keep AUTH_SECRET and LINK_SECRET yourself.');
    if (!given) console.log('It lies beside the data: copy it to another disk.');
  } finally {
    await database.leave();
  }
});
