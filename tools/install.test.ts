import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { causeOf, ensureInstalled, isInstalled } from './install.mjs';

let folder = '';
const put = (path: string, content: string | object) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const lock = (packages: object) => put('package-lock.json', { packages: { '': {}, ...packages } });
const tree = (packages: object) => put('node_modules/.package-lock.json', { packages });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carful-install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const a = { 'node_modules/a': { version: '1.0.0' } };
const other = { 'node_modules/b-win32': { version: '1.0.0', optional: true } };
const tool = { 'node_modules/c': { version: '1.0.0', dev: true } };

test.each([
  ['nothing is installed', a, null, { run: false, dev: false }],
  ['all is installed', a, a, { run: true, dev: true }],
  ['a version differs', a, { 'node_modules/a': { version: '1.0.1' } }, { run: false, dev: false }],
  ['one is missing', a, {}, { run: false, dev: false }],
  ['one is too many', {}, a, { run: false, dev: false }],
  ['the package of another platform is absent', { ...a, ...other }, a, { run: true, dev: true }],
  ['one for development is absent', { ...a, ...tool }, a, { run: true, dev: false }],
])('whether the packages are there: %s', (_case, wanted, found, expected) => {
  lock(wanted);
  if (found) tree(found);
  expect({ run: isInstalled(folder, false), dev: isInstalled(folder, true) }).toEqual(expected);
});

describe('an installation', () => {
  const { npm_execpath: npmPath, PATH: path } = process.env;
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const install = (isDev = true) => ensureInstalled({ folder, isDev, log });

  /** A program called npm that knows what is asked of it. */
  function npm(script: string) {
    put('bin/npm', `#!${process.execPath}\n${script}`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    process.env['PATH'] = `${join(folder, 'bin')}:${path}`;
  }
  const installing = `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
    mkdirSync('node_modules', { recursive: true });
    writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'));
    writeFileSync('node_modules/arguments', process.argv.slice(2).join(' '));`;
  beforeEach(() => {
    delete process.env['npm_execpath'];
    lock({ 'node_modules/a': { version: '1.0.1' } });
    tree(a);
    put('package.json', {});
  });
  afterEach(() => {
    process.env['PATH'] = path;
    if (npmPath) process.env['npm_execpath'] = npmPath;
  });

  test('made by hand is taken as it is, and remembered', async () => {
    lock(a);
    expect(await install()).toBe(false);
    expect(readFileSync(join(folder, 'node_modules/.carful-lock'), 'utf8')).toMatch(/^[0-9a-f]{64} dev$/);
  });

  test('that fails leaves the packages of before and names its cause', async () => {
    npm(`const { rmSync } = require('node:fs');
      rmSync('node_modules', { recursive: true, force: true });
      console.error('npm error code ENOTFOUND');
      process.exit(1);`);
    await expect(install()).rejects.toThrow('The package registry could not be reached (ENOTFOUND)');
    expect(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).toContain('1.0.0');
    expect(isInstalled(folder, false)).toBe(false);
  });

  test('says so while nothing comes from the registry', async () => {
    npm(`${installing}
      const { existsSync } = require('node:fs');
      setInterval(() => existsSync('end') && process.exit(0), 20);`);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const installed = install();
      vi.advanceTimersByTime(15_000);
      put('.cache/packages/node_modules/a/package.json', {});
      vi.advanceTimersByTime(15_000);
      put('.cache/packages/end', '');
      await installed;
    } finally {
      vi.useRealTimers();
    }
    expect(said.slice(-2)).toEqual([
      expect.stringContaining('no package has arrived after 15 s: does the registry answer'),
      '  … still installing, 30 s',
    ]);
  });

  test('to run leaves out what is for development, runs no scripts, and is completed when that is needed', async () => {
    npm(installing);
    expect([await install(false), await install(false)]).toEqual([true, false]);
    const asked = () => readFileSync(join(folder, 'node_modules/arguments'), 'utf8');
    expect(asked()).toMatch(/^ci --omit=dev .*--ignore-scripts/);
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect([await install(), await install(), await install(false)]).toEqual([true, false, false]);
    expect(asked()).toMatch(/^ci --include=dev /);
    expect(existsSync(join(folder, '.cache/packages'))).toBe(false);
  });
});

test.each([
  ['npm error code ECONNREFUSED\nnpm error errno', null, 'could not be reached (ECONNREFUSED)'],
  ['npm error code FETCH_ERROR', null, 'could not be reached (FETCH_ERROR)'],
  ['npm error code ERR_SOCKET_TIMEOUT', null, 'could not be reached (ERR_SOCKET_TIMEOUT)'],
  ['npm ERR! code ENOSPC', null, 'The disk is full.'],
  [
    'npm error code EACCES\nnpm error path /home/a/.npm/_cacache',
    null,
    '/home/a/.npm/_cacache may not be written',
  ],
  ['npm error code E403', null, 'answered with 403'],
  ['npm error code EINTEGRITY', null, 'arrived damaged'],
  ['npm error code EUSAGE', null, 'Its own message is above (EUSAGE).'],
  ['', null, 'Its own message is above.'],
  ['', 'SIGKILL', 'memory ran out'],
  ['', 'SIGTERM', 'stopped by SIGTERM'],
])('npm that ends with %j, %s', (output, signal, sentence) => {
  expect(causeOf(output, signal)).toContain(sentence);
});
