import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '#server/platform/config.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { scheduledNames } from './backup-folder.ts';
import type { Manifest } from './manifest.ts';
import { runScheduledBackup } from './run-scheduled.ts';

let place: string;
let settings: Config;
beforeEach(async () => {
  place = await tempFolder();
  settings = readConfig('/', { DATA_DIR: place, BACKUP_AT: '03:15', BACKUP_KEEP: '2' });
});
afterEach(() => rm(place, { recursive: true, force: true }));

const run = (name: string) =>
  runScheduledBackup({ databaseUrl: 'postgresql://a@127.0.0.1:9/b', name, settings });

async function writeManifest(name: string, size: number): Promise<void> {
  const manifest: Manifest = {
    format: 'carful-backup',
    version: 1,
    madeAt: '2026-11-22T03:15:00.000Z',
    migrations: [{ when: 1 }],
    tables: [],
    sequences: [],
    files: [{ key: 'photo', size, sha256: '0'.repeat(64) }],
    missing: [],
    secrets: null,
  };
  await mkdir(join(settings.backup.folder, name), { recursive: true });
  await writeFile(join(settings.backup.folder, name, 'backup.json'), JSON.stringify(manifest));
}

test('is not begun on a disk without room for one as large as the newest', async () => {
  await writeManifest('scheduled-2026-11-20', 1e15);
  await writeManifest('scheduled-2026-11-21', 1);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow('ECONNREFUSED');
  await writeManifest('scheduled-2026-11-21', 1e15);
  await expect(run('scheduled-2026-11-22')).rejects.toThrow(
    /^A backup needs 931322\.\d GB at .*; \d+\.\d are free\.$/,
  );
});

test('makes room before it asks for it: what is over the number to keep goes first', async () => {
  for (const day of [19, 20, 21]) await writeManifest(`scheduled-2026-11-${day}`, 1e15);
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
