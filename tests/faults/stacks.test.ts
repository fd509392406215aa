import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appEntry, appFlags, childEnvironment } from '#tests/app-process.ts';
import { tempFolder } from '#tests/temp-folder.ts';

let place: string;
beforeAll(async () => void (place = await tempFolder()));
afterAll(() => rm(place, { recursive: true, force: true }));

test('the stack of an unexpected error names files and lines of the sources', async () => {
  const file = join(place, 'no-folder');
  await writeFile(file, '');
  const app = spawn(process.execPath, [...appFlags, appEntry()], {
    env: { ...childEnvironment, DATA_DIR: join(file, 'data') },
  });
  const complained = await text(app.stderr);
  const source = 'server/platform/postgres/data-folder.ts';
  const lines = (await readFile(join(import.meta.dirname, '../..', source), 'utf8')).split('\n');
  const line = lines.findIndex((each) => each.includes('await mkdir(')) + 1;
  expect(complained).toContain(`/${source}:${line}:`);
  expect(complained).toMatch(/\/server\/main\.ts:\d+:\d+/);
});
