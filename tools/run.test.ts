import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '#tests/app-process.ts';
import { root } from './setup.mjs';

/** Under a Node that says it is another. What an old one cannot read is out of reach here: docs/maintain/first-start.md. */
const runUnder = (version: string) => {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    process.argv[2] = 'tools/no-such-program.mjs';
    require(${JSON.stringify(join(root, 'tools/run.cjs'))});`;
  return spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8' });
};

test.each(['10.24.1', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is told in a sentence which one is needed',
  (version) => {
    expect(runUnder(version)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `^Carful cannot start\\. .* needs Node 20\\.19, 22\\.12 or newer, and this is v${version}\\. .*\\n$`,
        ),
      ),
    });
  },
);

test.each(['20.19.0', '22.12.0', '23.0.0', '24.0.0'])('Node %s begins', (version) => {
  expect(runUnder(version).stderr).toContain('no-such-program.mjs');
});

test('a package manager that knows no list of allowed scripts runs none either', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('a taken port is told before anything is installed or built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carful-start-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    for (const path of ['tools', 'server/platform/http'])
      await cp(join(root, path), join(folder, path), {
        recursive: true,
        filter: (from) => !/\.[a-z]+$/.test(from) || from.endsWith('.mjs'),
      });
    const run = spawnSync(process.execPath, [join(folder, 'tools/start.mjs')], {
      encoding: 'utf8',
      env: { ...childEnvironment, PORT: String(port) },
    });
    expect(run).toMatchObject({
      status: 1,
      stderr: `Carful cannot start. PORT ${port} is taken by another program: choose another one.\n`,
    });
    expect(await readdir(folder)).toEqual(['server', 'tools']);
  } finally {
    other.close();
    await rm(folder, { recursive: true });
  }
});
