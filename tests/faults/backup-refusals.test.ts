import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { fillDisk, mountDisk, unmountDisk } from '#tests/cluster/small-disk.ts';
import { fillWholeGarage } from '#tests/export-zip.ts';
import { runCommand } from '#tests/operator-command.ts';
import { signUp } from '#tests/people.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import {
  BackupError,
  filePath,
  measure,
  tablePath,
  type Manifest,
} from '#server/platform/backup/manifest.ts';
import { readConfig } from '#server/platform/config.ts';
import { restoreBackup } from '../../tools/backup/restore-backup.ts';
import { asked, everyRow, succeeded, type Env } from './backup-tools.ts';

let place: string;
let app: AppProcess;
let running: Env;
let good: string;
let copies = 0;

beforeAll(async () => {
  place = await tempFolder();
  running = { DATA_DIR: join(place, 'running') };
  good = join(place, 'good');
  await copyMigratedCluster(running['DATA_DIR']!);
  app = await startApp(running['DATA_DIR']!, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  await fillWholeGarage(await signUp(new Visitor(app.url), 'Anna'));
  succeeded(await runCommand('backup', running, good));
});
afterAll(async () => {
  await app.stop();
  await rm(place, { recursive: true, force: true });
});

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as Manifest;
const changeManifest = async (folder: string, change: (manifest: Manifest) => void) => {
  const manifest = await manifestOf(folder);
  change(manifest);
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
};
async function copyOfGood(): Promise<string> {
  const folder = join(place, `copy-${(copies += 1)}`);
  await cp(good, folder, { recursive: true });
  return folder;
}
const freshEnv = () => ({ DATA_DIR: join(place, `target-${(copies += 1)}`) });

type Spoil = (folder: string, manifest: Manifest) => Promise<void>;
const spoiled: [string, Spoil, RegExp][] = [
  [
    'a table cut short',
    async (folder) => truncate(tablePath(folder, 'issues'), 100),
    /issues\.copy is not what it was/,
  ],
  [
    'a table with a row more',
    async (folder) => appendFile(tablePath(folder, 'users'), 'x\n'),
    /users\.copy is not/,
  ],
  ['a table gone', async (folder) => rm(tablePath(folder, 'cars')), /cars\.copy is missing/],
  [
    'a changed file',
    async (folder, { files }) => {
      const path = filePath(folder, files[3]!.key);
      const bytes = await readFile(path);
      bytes[20] = bytes[20]! ^ 1;
      await writeFile(path, bytes);
    },
    /is not what it was when the backup was made/,
  ],
  ['a file gone', async (folder, { files }) => rm(filePath(folder, files[0]!.key)), /is missing/],
  ['other secrets', async (folder) => writeFile(join(folder, 'secrets.json'), '{}'), /secrets\.json is not/],
  ['no manifest', async (folder) => rm(join(folder, 'backup.json')), /holds no finished backup/],
  [
    'a manifest that cannot be read',
    async (folder) => {
      await rm(join(folder, 'backup.json'));
      await mkdir(join(folder, 'backup.json'));
    },
    /cannot be read by this user: .*backup\.json \(EISDIR\)/,
  ],
  [
    'a table that cannot be read',
    async (folder) => {
      await rm(tablePath(folder, 'cars'));
      await mkdir(tablePath(folder, 'cars'));
    },
    /cannot be read by this user: .*cars\.copy \(EISDIR\)/,
  ],
  [
    'half a manifest',
    async (folder) => truncate(join(folder, 'backup.json'), 500),
    /backup\.json cannot be read/,
  ],
  [
    'a manifest that leads elsewhere',
    async (folder) => changeManifest(folder, ({ files }) => (files[0]!.key = '../../../secret')),
    /does not say what it should/,
  ],
  [
    'a newer form',
    async (folder) => changeManifest(folder, (manifest) => ((manifest as { version: number }).version = 2)),
    /newer Carful/,
  ],
  [
    'newer tables',
    async (folder) =>
      changeManifest(folder, ({ migrations }) => migrations.push({ when: 9_999_999_999_999 })),
    /newer Carful/,
  ],
  [
    'other tables',
    async (folder) => changeManifest(folder, ({ migrations }) => (migrations[0]!.when += 1)),
    /other tables than this one/,
  ],
];

describe('a restore is refused before anything is written', () => {
  test.each(spoiled)('with %s', async (_name, spoil, says) => {
    const folder = await copyOfGood();
    await spoil(folder, await manifestOf(folder));
    const env = freshEnv();
    // As the command does, whose start costs more than what it finds here.
    const refused = await restoreBackup(readConfig('/', env), folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackupError);
    expect((refused as BackupError).message).toMatch(says);
    expect((refused as BackupError).message).toMatch(/^.*\.$/);
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });

  test('into the folder of a Carful, running or not', async () => {
    const before = await everyRow(running);
    const { code, said } = await runCommand('restore', running, good);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('is there already. Stop Carful and move it away'),
    ]);
    expect(said).toMatch(/^Nothing was restored\. .*\.\n$/);
    expect(await everyRow(running)).toEqual(before);
    for (const name of ['files', 'secrets.json']) {
      const env = freshEnv();
      await mkdir(join(env.DATA_DIR, name), { recursive: true });
      expect((await runCommand('restore', env, good)).said).toContain('is there already');
      expect(existsSync(join(env.DATA_DIR, 'postgres'))).toBe(false);
    }
  });
});

describe('a backup', () => {
  test('needs a folder of its own, and a Carful', async () => {
    expect((await runCommand('backup', running, good)).said).toContain(
      'is not empty: a backup needs a folder of its own',
    );
    expect((await runCommand('backup', running, join(good, 'backup.json'))).said).toMatch(
      /^The backup was not made\. .*backup\.json cannot be used: a file is where a folder has to be\.\n$/,
    );
    const nowhere = { DATA_DIR: join(place, 'nowhere') };
    expect(await runCommand('backup', nowhere, join(place, 'none'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('The backup was not made. There is no Carful in'),
    });
    expect([existsSync(nowhere.DATA_DIR), existsSync(join(place, 'none'))]).toEqual([false, false]);
  });

  test('onto a full disk is refused in a sentence, and leaves nothing', async (context) => {
    const disk = join(place, 'full');
    await mkdir(disk);
    if (!mountDisk(disk, 1)) return context.skip('this kernel mounts no file system for this process');
    try {
      fillDisk(disk);
      const folder = join(disk, 'backup');
      expect(await runCommand('backup', running, folder)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^The backup was not made\. .*its disk is full\.\n$/),
      });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      unmountDisk(disk);
    }
  });

  test(
    'goes on without a lost file; it is restored where a restore failed and left nothing',
    { tags: ['long'] },
    async () => {
      const folder = await copyOfGood();
      // Whole by its hashes, and yet its issues belong to no car.
      await writeFile(tablePath(folder, 'cars'), '');
      const nothing = (await measure(tablePath(folder, 'cars')))!;
      await changeManifest(folder, ({ tables }) => {
        Object.assign(
          tables.find(({ name }) => name === 'cars')!,
          nothing,
          { rows: 0 },
        );
      });
      const env = freshEnv();
      const { code, said } = await runCommand('restore', env, folder);
      expect([code, said]).toEqual([1, expect.stringContaining('violates foreign key constraint')]);
      for (const name of ['postgres', 'files', 'secrets.json'])
        expect(existsSync(join(env.DATA_DIR, name))).toBe(false);

      const [key] = await asked(running, async (client: Client) =>
        (await client.query<{ key: string }>('select storage_key as key from media limit 1')).rows.map(
          (row) => row.key,
        ),
      );
      await rm(filePath(running['DATA_DIR']!, key!));
      const withLoss = join(place, 'with-a-loss');
      const made = await runCommand('backup', running, withLoss);
      expect([made.code, made.said]).toEqual([
        0,
        expect.stringContaining('Lost from storage before: 1 of the files'),
      ]);
      expect((await manifestOf(withLoss)).missing).toEqual([key]);
      succeeded(await runCommand('restore', env, withLoss));
      expect((await everyRow(env))['media']).toEqual((await everyRow(running))['media']);
    },
  );
});
