import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appEntry, appFlags, childEnvironment } from '#tests/app-process.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { nothingLeft } from './product.ts';

let place: string;
beforeAll(async () => void (place = await tempFolder()));
afterAll(() => rm(place, { recursive: true, force: true }));

/** Breaks what the app asks of the system at its very end. */
const breaking = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
  os.networkInterfaces = () => {
    if (new Error().stack.includes(' at printAddresses')) throw new TypeError('broken');
    return {};
  };
  syncBuiltinESMExports();`;

/** Another program takes the port after it was found free, while the database starts. */
const taking = `import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...of) {
    if (typeof of[0] !== 'object' || new Error().stack.includes(' at tryPort')) return listen.apply(this, of);
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })));
    return this;
  };`;

test('a port that is taken meanwhile leaves no database running', async () => {
  await copyMigratedCluster(join(place, 'taken'));
  const flags = [...appFlags, `--import=data:text/javascript,${encodeURIComponent(taking)}`];
  const app = spawn(process.execPath, [...flags, appEntry()], {
    env: { ...childEnvironment, DATA_DIR: join(place, 'taken'), PORT: '0', LOG_LEVEL: 'silent' },
  });
  expect(await text(app.stderr)).toContain('EADDRINUSE');
  expect(await readFile(join(place, 'taken/postgres/log/postgres.log'), 'utf8')).toContain(
    'database system is ready to accept connections',
  );
  await nothingLeft(place);
});

test('the stack of an unexpected error names files and lines of the sources', async () => {
  await copyMigratedCluster(join(place, 'data'));
  const flags = [...appFlags, `--import=data:text/javascript,${encodeURIComponent(breaking)}`];
  const app = spawn(process.execPath, [...flags, appEntry()], {
    env: {
      ...childEnvironment,
      DATA_DIR: join(place, 'data'),
      HOST: '0.0.0.0',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  const complained = await text(app.stderr);
  const source = 'server/main.ts';
  const lines = (await readFile(join(import.meta.dirname, '../..', source), 'utf8')).split('\n');
  const line = lines.findIndex((each) => each.includes('networkInterfaces()).flatMap')) + 1;
  expect(complained).toContain(`/${source}:${line}:`);
  // And the database has ended with it.
  await nothingLeft(place);
});

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

/** What the start says before it ends, in one line, with no database begun. */
async function refusal(env: Record<string, string>, user: SpawnOptions = {}): Promise<string> {
  const folder = join(place, env['DATA_DIR'] ?? 'none');
  const app = spawn(process.execPath, [...appFlags, appEntry()], {
    env: { ...childEnvironment, PORT: '0', ...env, DATA_DIR: folder },
    ...user,
  });
  const [complained, code] = await Promise.all([
    text(app.stderr!),
    new Promise((resolve) => app.once('exit', resolve)),
  ]);
  expect(code).toBe(1);
  expect(complained.trimEnd().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  await nothingLeft(folder);
  return complained;
}

test.each([
  [
    'a file where the data folder has to be',
    { DATA_DIR: 'file/data' },
    'file/data cannot be used: a file is where',
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine'],
  [
    'a damaged file of secrets',
    { DATA_DIR: 'damaged' },
    'secrets.json is damaged: it must hold "auth" and "link"',
  ],
])('%s is told in a sentence, before anything is started', async (_name, env, sentence) => {
  await writeFile(join(place, 'file'), '');
  await mkdir(join(place, 'damaged'), { recursive: true });
  await writeFile(join(place, 'damaged/secrets.json'), '{"auth": ');
  expect(await refusal(env)).toContain(sentence);
});

test.for<[string, Record<string, string>, RegExp]>([
  ['a port of root', { PORT: '80' }, /PORT 80 may only be used by root: choose one from 1024/],
  [
    'a data folder of somebody else, as Docker makes it',
    { DATA_DIR: 'foreign' },
    /foreign.* cannot be used: .*\(number \d+: chown \d+\)/,
  ],
])(
  '%s is refused to an ordinary user in a sentence, before anything is started',
  async ([, env, sentence], context) => {
    const user = isRoot ? NOBODY : {};
    if (env['PORT'] === '80' && (await isPortForAll(80)))
      return context.skip('this system lets everybody use port 80');
    if (spawnSync(process.execPath, ['--check', appEntry()], user).status !== 0)
      return context.skip('only root can read this checkout');
    await mkdir(join(place, 'foreign'), { recursive: true, mode: isRoot ? 0o755 : 0o555 });
    expect(await refusal(env, user)).toMatch(sentence);
  },
);

async function isPortForAll(port: number): Promise<boolean> {
  const first = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => '0');
  return Number(first) <= port;
}
