import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const source = join(import.meta.dirname, '../deploy/carful.service');
const hasTool = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasTool) console.warn('systemd-analyze is not installed: deploy/carful.service is not verified here.');

let folder: string;
let unit: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carful-unit-'));
  unit = join(folder, 'carful.service');
  await cp(source, unit);
});
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(!hasTool)('the unit file is valid', async () => {
  // Where Node lies elsewhere, the unit is to be checked and not the machine.
  const text = await readFile(source, 'utf8');
  await writeFile(unit, text.replace('/usr/bin/node', process.execPath));
  const { stderr } = await run('systemd-analyze', ['verify', unit]);
  expect(stderr).toBe('');
});

test.skipIf(!hasTool)('the unit exposes little of the machine', async () => {
  const { stdout } = await run('systemd-analyze', [
    'security',
    '--offline=yes',
    '--no-pager',
    '--threshold=15',
    unit,
  ]);
  const exposure = /Overall exposure level for carful\.service: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(exposure)).toBeLessThanOrEqual(1.5);
});

test('the unit waits for a stop longer than the app by default', async () => {
  const text = await readFile(source, 'utf8');
  const seconds = Number(/^TimeoutStopSec=(\d+)s$/m.exec(text)?.[1]);
  const settings = await readFile(join(import.meta.dirname, '../docs/operate/configuration.md'), 'utf8');
  expect(seconds).toBeGreaterThan(Number(/`DRAIN_SECONDS` \| `(\d+)`/.exec(settings)?.[1]));
});
