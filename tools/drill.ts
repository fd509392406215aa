import { join } from 'node:path';
import { findNewest } from '#server/platform/backup/backup-folder.ts';
import { writeDrill } from '#server/platform/backup/drill-status.ts';
import { BackupError } from '#server/platform/backup/manifest.ts';
import { readConfig } from '#server/platform/config.ts';
import { readArguments } from './arguments.ts';
import { OFF_SITE, chooseBackup } from './backup/choose-backup.ts';
import { drill } from './backup/drill.ts';
import { inDrillFolder, removeStaleDrills } from './backup/drill-folder.ts';
import { megabytes, runCommand } from './backup/run-command.ts';

/** npm run drill [-- FOLDER | --off-site [NAME]]: docs/operate/backup.md */
const given = readArguments('npm run drill -- [FOLDER], or npm run drill -- --off-site [NAME]', OFF_SITE);
await runCommand('The drill failed.', async () => {
  const config = readConfig(join(import.meta.dirname, '..'));
  for (const name of await removeStaleDrills(config.dataDir))
    console.log(`${name} was left by a drill that broke off, and is removed.`);
  await inDrillFolder(config.dataDir, async (dataDir) => {
    const begun = performance.now();
    const note = async (error: string | null) => {
      try {
        await writeDrill(config.backup.folder, { at: new Date().toISOString(), error });
      } catch (failure) {
        console.warn('The operator’s page does not tell of this drill:', failure);
      }
    };
    const examine = async () => {
      const chosen = await chooseBackup(config, given, join(dataDir, 'downloaded'));
      const folder = chosen ?? (await findNewest(config.backup.folder))?.path;
      if (!folder) throw new BackupError(`There is no backup in ${config.backup.folder}.`);
      return { folder, ...(await drill(config, folder, dataDir)) };
    };
    const { folder, tables, files, madeAt } = await examine().catch(async (error: Error) => {
      await note(error.message);
      throw error;
    });
    await note(null);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    console.log(
      `The backup of ${madeAt} in ${folder} can be restored: ${rows} rows of ${tables.length} tables and ` +
        `${files.length} files (${megabytes(files)}) came back as they were, in ${seconds} s. The copy is removed.`,
    );
  });
});
