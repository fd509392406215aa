import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { packed } from '#tests/export-zip.ts';
import { root } from './setup.mjs';

/** The folder that `npm run backup` makes, as one file, and the names of the tables without a row. */
export async function packBackup(dataDir: string): Promise<{ zip: Buffer; empty: string[] }> {
  const made = join(dataDir, 'made');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/backup.ts'), made], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const { tables } = JSON.parse(await readFile(join(made, 'backup.json'), 'utf8')) as Manifest;
  const empty = tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
  const files = readdirSync(made, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const contents = files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
    const path = join(parentPath, name);
    return [path.slice(made.length + 1), await readFile(path)];
  });
  return { zip: await packed(await Promise.all(contents)), empty };
}
