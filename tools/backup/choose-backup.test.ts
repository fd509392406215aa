import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackup, filePath } from '#server/platform/backup/manifest.ts';
import { openOffSite } from '#server/platform/backup/off-site.ts';
import { readConfig, type Config } from '#server/platform/config.ts';
import { manifestOf } from '#tests/backup-manifest.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { chooseBackup } from './choose-backup.ts';

const NAME = 'scheduled-2026-11-22';
const KEY = 'photo';

let place: string;
let s3: FauxqsServer;
let config: Config;
beforeAll(async () => {
  place = await tempFolder();
  s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket('off-site');
  config = readConfig('/', {
    DATA_DIR: join(place, 'data'),
    BACKUP_AT: '03:15',
    BACKUP_S3_BUCKET: 'off-site',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'test',
    BACKUP_S3_SECRET_ACCESS_KEY: 'test',
  });
  await writeBackup(join(config.backup.folder, NAME), 'off-site');
  await openOffSite(config.backup.offSite!).upload(config.backup.folder, NAME);
});
afterAll(async () => {
  await s3.stop();
  await rm(place, { recursive: true, force: true });
});

const offSite = (...words: string[]) => ({ values: { 'off-site': true }, words });

async function writeBackup(folder: string, content: string, size = content.length): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const manifest = manifestOf([{ key: KEY, size, sha256 }]);
  await mkdir(dirname(filePath(folder, KEY)), { recursive: true });
  await writeFile(filePath(folder, KEY), content);
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
}

test('a drill reads the bucket on the server that made the backup', async () => {
  const local = join(config.backup.folder, NAME);
  await writeFile(filePath(local, KEY), 'changed');
  const downloads = join(place, 'data/drill-1/downloaded');
  const chosen = await chooseBackup(config, offSite(), downloads);
  expect(chosen).toBe(join(downloads, NAME));
  await checkBackup(chosen!);
  await writeFile(filePath(local, KEY), 'off-site');
});

test('a restore uses the local folder of that name only if its backup is finished', async () => {
  const local = join(config.backup.folder, NAME);
  await rm(filePath(local, KEY));
  expect(await chooseBackup(config, offSite())).toBe(local);
  expect(existsSync(filePath(local, KEY))).toBe(false);

  await rm(join(local, 'backup.json'));
  await writeFile(join(local, 'unfinished'), '');
  expect(await chooseBackup(config, offSite(NAME))).toBe(local);
  await checkBackup(local);
  expect(existsSync(join(local, 'unfinished'))).toBe(false);
});

test('a copy that does not fit on the disk is not downloaded', async () => {
  const large = 'scheduled-2026-11-21';
  await writeBackup(join(config.backup.folder, large), 'large', 1e15);
  await openOffSite(config.backup.offSite!).upload(config.backup.folder, large);
  const downloads = join(place, 'data/drill-2');
  await expect(chooseBackup(config, offSite(large), downloads)).rejects.toThrow(
    /^The download needs 931322\.\d GB at .*; \d+\.\d are free\.$/,
  );
  expect(await readdir(downloads)).toEqual([]);
});
