import { execFile, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources } from '#tests/copy-sources.ts';
import { tempFolder } from '#tests/temp-folder.ts';

const run = promisify(execFile);
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let place: string;
beforeAll(async () => void (place = await tempFolder()));
afterAll(() => rm(place, { recursive: true, force: true }));

/** The Node and the npm that official Node 20 brings: that npm removes the link to our own Node. */
async function installOldNpm(): Promise<{ node: string; npm: string }> {
  const tools = join(place, 'tools');
  await mkdir(tools);
  const packages = ['npm@10.8.2', `node-linux-${process.arch}@20.19.0`];
  await run('npm', ['install', '--prefix', tools, '--ignore-scripts', '--force', ...packages]);
  const modules = join(tools, 'node_modules');
  return {
    node: join(modules, `node-linux-${process.arch}/bin`),
    npm: join(modules, 'npm/bin/npm-cli.js'),
  };
}

test.runIf(process.platform === 'linux')(
  'npm start of npm 10 leads an ordinary user from a clean clone to the page',
  { timeout: 10 * 60_000 },
  async () => {
    const { node, npm } = await installOldNpm();
    const clone = join(place, 'a first start, ķ');
    await copySources(clone);
    const home = join(place, 'home');
    await mkdir(home);
    if (isRoot) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, clone, home]);
    const { stdout: registry } = await run('npm', ['config', 'get', 'registry']);
    const child = spawn(join(node, 'node'), [npm, 'start'], {
      cwd: clone,
      env: {
        PATH: `${node}:/usr/bin:/bin`,
        HOME: home,
        PORT: '0',
        npm_config_registry: registry.trim(),
        ...(process.env['NODE_EXTRA_CA_CERTS'] && {
          NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
        }),
      },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    try {
      await Promise.race([
        expect.poll(() => said, { timeout: 5 * 60_000 }).toContain('Ctrl-C stops it'),
        ended.then((code) => expect.fail(`it ended with ${code}:\n${said}`)),
      ]);
      expect(said).not.toMatch(/warn|deprecat|error|PLUGIN/i);
      const page = await fetch(/Carful is ready: (\S+)/.exec(said)![1]!);
      expect((await page.text()).toLowerCase()).toContain('<!doctype html>');
    } finally {
      child.kill('SIGTERM');
    }
    await ended;
  },
);
