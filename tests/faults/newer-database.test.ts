import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appEntry, childEnvironment, startApp } from '#tests/app-process.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { asked, everyRow } from './backup-tools.ts';

let place: string;
const env = () => ({ DATA_DIR: join(place, 'data') });

beforeAll(async () => {
  place = await tempFolder();
  await copyMigratedCluster(env().DATA_DIR);
});
afterAll(() => rm(place, { recursive: true, force: true }));

async function startAndFail() {
  const app = spawn(process.execPath, [appEntry()], {
    env: { ...childEnvironment, PORT: '0', LOG_LEVEL: 'warn', ...env() },
  });
  const code = new Promise<number | null>((resolve) => app.once('close', resolve));
  const [said, complained] = await Promise.all([text(app.stdout), text(app.stderr)]);
  return { code: await code, said, complained };
}

test('a database newer than the app is refused with one sentence and left as it is', async () => {
  const future = Date.UTC(2199, 0, 31);
  await asked(env(), (client) =>
    client.query("insert into migrations (hash, created_at) values ('future', $1)", [future]),
  );
  const before = await everyRow(env());
  const { code, said, complained } = await startAndFail();
  expect([code, said]).toEqual([1, '']);
  expect(complained).toMatch(
    /^Carful cannot start\. The database was last used by a newer Carful: it has a migration of 2199-01-31, and this version knows none after \d{4}_[\w-]+ of \d{4}-\d\d-\d\d\. Start the newer version again, or restore a backup that this version made\. Nothing was changed\.\n$/,
  );
  expect(existsSync(join(env().DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false);
  expect(await everyRow(env())).toEqual(before);

  await asked(env(), (client) => client.query("delete from migrations where hash = 'future'"));
  await (await startApp(env().DATA_DIR, { LOG_LEVEL: 'warn' })).stop();
});
