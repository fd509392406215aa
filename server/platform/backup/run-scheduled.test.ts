import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '#server/platform/config.ts';
import { manifestOf } from '#tests/backup-manifest.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { scheduledNames } from './backup-folder.ts';
import { filePath } from './manifest.ts';
import { openOffSite } from './off-site.ts';
import { runScheduledBackup } from './run-scheduled.ts';

let place: string;
let settings: Config;
beforeEach(async () => {
  place = await tempFolder();
  settings = readConfig('/', { DATA_DIR: place, BACKUP_AT: '03:15', BACKUP_KEEP: '2' });
});
afterEach(() => rm(place, { recursive: true, force: true }));

const run = (name: string, installation = 'here') =>
  runScheduledBackup({ databaseUrl: 'postgresql://a@127.0.0.1:9/b', name, settings, installation });

const withBucket = (port: number, prefix = '') =>
  readConfig('/', {
    DATA_DIR: place,
    BACKUP_AT: '03:15',
    BACKUP_KEEP: '1',
    BACKUP_S3_BUCKET: 'off-site',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'test',
    BACKUP_S3_SECRET_ACCESS_KEY: 'test',
    BACKUP_S3_PREFIX: prefix,
  });

async function writeManifest(name: string, keys: string[], size = 0): Promise<void> {
  const folder = join(settings.backup.folder, name);
  const manifest = manifestOf(keys.map((key) => ({ key, size, sha256: '0'.repeat(64) })));
  await mkdir(folder, { recursive: true });
  for (const key of keys) await mkdir(dirname(filePath(folder, key)), { recursive: true });
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
}

test('is not begun on a disk without room for one as large as the newest', async () => {
  await writeManifest('scheduled-2026-11-20', ['photo'], 1e15);
  await writeManifest('scheduled-2026-11-21', ['photo'], 1);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow('ECONNREFUSED');
  await writeManifest('scheduled-2026-11-21', ['photo'], 1e15);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow(
    /^A backup needs 931322\.\d GB at .*; \d+\.\d are free\.$/,
  );
});

test('makes room before it asks for it: what is over the number to keep goes first', async () => {
  for (const day of [19, 20, 21]) await writeManifest(`scheduled-2026-11-${day}`, ['photo'], 1e15);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow('A backup needs');
  expect(await scheduledNames(settings.backup.folder)).toEqual([
    'scheduled-2026-11-20',
    'scheduled-2026-11-21',
  ]);
});

test('removes drafts of more than a day and leaves those of other runs alone', async () => {
  const { folder } = settings.backup;
  const [stale, fresh] = ['scheduled-2026-11-20.0123456789ab', 'scheduled-2026-11-22.0123456789ab'];
  for (const name of [stale, fresh, 'scheduled-2026-11-19'])
    await mkdir(join(folder, name), { recursive: true });
  const before = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(join(folder, stale), before, before);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow('ECONNREFUSED');
  expect(await readdir(folder)).toEqual([fresh]);
});

test('what an upload that broke off left in the bucket is removed once it is too old to keep', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false });
  try {
    s3.createBucket('off-site');
    settings = withBucket(s3.port);
    const { folder } = settings.backup;
    const offSite = openOffSite(settings.backup.offSite!);
    await writeManifest('scheduled-2026-11-20', ['first', 'second']);
    await writeFile(filePath(join(folder, 'scheduled-2026-11-20'), 'first'), '');
    await expect(offSite.upload(folder, 'scheduled-2026-11-20')).rejects.toThrow('ENOENT');
    expect(await offSite.everyName()).toEqual(['scheduled-2026-11-20']);
    await writeManifest('scheduled-2026-11-21', []);
    expect(await run('scheduled-2026-11-21')).toMatchObject({ offSite: '' });
    expect(await offSite.everyName()).toEqual(['scheduled-2026-11-21']);
  } finally {
    await s3.stop();
  }
});

test('two installations with one bucket never remove each other’s copies', async () => {
  const s3 = await startFauxqs({ port: 0, logger: false });
  try {
    s3.createBucket('off-site');
    settings = withBucket(s3.port);
    const namesOf = (prefix = '') => openOffSite(withBucket(s3.port, prefix).backup.offSite!).names();
    await writeManifest('scheduled-2026-11-20', []);
    expect(await run('scheduled-2026-11-20')).toMatchObject({ offSite: '' });
    await writeManifest('scheduled-2026-11-21', []);
    expect((await run('scheduled-2026-11-21', 'elsewhere')).offSite).toMatch(
      /another installation: set BACKUP_S3_PREFIX/,
    );
    expect(await namesOf()).toEqual(['scheduled-2026-11-20']);
    settings = withBucket(s3.port, 'backups/elsewhere');
    expect(await run('scheduled-2026-11-21', 'elsewhere')).toMatchObject({ offSite: '' });
    expect([await namesOf(), await namesOf('backups/elsewhere')]).toEqual([
      ['scheduled-2026-11-20'],
      ['scheduled-2026-11-21'],
    ]);
    // After a restore with the same secrets the copies still belong to it.
    settings = withBucket(s3.port);
    expect(await run('scheduled-2026-11-21')).toMatchObject({ offSite: '' });
    expect(await namesOf()).toEqual(['scheduled-2026-11-21']);
  } finally {
    await s3.stop();
  }
});
