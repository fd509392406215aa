import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { figures } from './figures.ts';

const read = (name: string, env: Record<string, string>) =>
  figures.find((figure) => figure.name === name)!.read({ config: readConfig('/', env) } as Deps);

test('both outcomes of backups are published before the first one', async () => {
  expect(await read('carful_backups_total', {})).toEqual([
    { labels: { outcome: 'made' }, value: 0 },
    { labels: { outcome: 'failed' }, value: 0 },
  ]);
});

test('the time of the newest finished backup of the schedule is published', async () => {
  const name = 'carful_backup_last_success_timestamp_seconds';
  const folder = await tempFolder();
  try {
    const env = { DATA_DIR: folder, BACKUP_DIR: folder, BACKUP_AT: '03:15' };
    expect(await read(name, env)).toEqual([]);
    for (const [backup, seconds] of [
      ['scheduled-2026-11-21', 1000],
      ['scheduled-2026-11-22', 2000],
      ['monday', 3000],
    ] as const) {
      await mkdir(join(folder, backup));
      await writeFile(join(folder, backup, 'backup.json'), '{}');
      await utimes(join(folder, backup, 'backup.json'), seconds, seconds);
    }
    await mkdir(join(folder, 'scheduled-2026-11-23'));
    expect(await read(name, env)).toEqual([{ labels: {}, value: 2000 }]);
    expect(await read(name, { DATA_DIR: folder, BACKUP_DIR: folder })).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
