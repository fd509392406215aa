import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  buildHash,
  ensureBuilt,
  ensureInstalled,
  ensureServerBuilt,
  isInstalled,
  nodePath,
  sentenceOf,
  serverEntry,
  serverHash,
  SetupError,
} from './setup.mjs';

let folder = '';
const put = (path: string, content: string | object) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const lock = (packages: object) => put('package-lock.json', { packages: { '': {}, ...packages } });
const tree = (packages: object) => put('node_modules/.package-lock.json', { packages });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carful-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** npm ci refuses a lock that leaves out the package of another platform; an install with old modules writes such a lock. */
test('package-lock.json has an entry for every optional package it names', () => {
  type Entry = { optionalDependencies?: Record<string, string> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const paths = Object.keys(packages);
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

describe('whether the packages are there', () => {
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const other = { 'node_modules/b-win32': { version: '1.0.0', optional: true } };

  test.each([
    ['nothing is installed', a, null, false],
    ['all is installed', a, a, true],
    ['a version differs', a, { 'node_modules/a': { version: '1.0.1' } }, false],
    ['one is missing', a, {}, false],
    ['one is too many', {}, a, false],
    ['the package of another platform is absent', { ...a, ...other }, a, true],
  ])('%s', (_case, wanted, found, expected) => {
    lock(wanted);
    if (found) tree(found);
    expect(isInstalled(folder)).toBe(expected);
  });

  test('an installation made by hand is taken as it is, and remembered', () => {
    lock(a);
    tree(a);
    expect(ensureInstalled({ folder })).toBe(false);
    expect(readFileSync(join(folder, 'node_modules/.carful-lock'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('an installation', () => {
  const before = { 'node_modules/a': { version: '1.0.0' } };
  const after = { 'node_modules/a': { version: '1.0.1' } };
  const install = () => ensureInstalled({ folder, log: () => {} });
  const path = process.env['PATH'];

  /** A program called npm that knows what is asked of it. */
  function npm(script: string) {
    put('bin/npm', `#!${process.execPath}\n${script}`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    process.env['PATH'] = `${join(folder, 'bin')}:${path}`;
  }
  beforeEach(() => {
    lock(after);
    tree(before);
    put('package.json', {});
  });
  afterEach(() => {
    process.env['PATH'] = path;
  });

  test('that fails leaves the packages of before', () => {
    npm(`const { rmSync } = require('node:fs');
      rmSync('node_modules', { recursive: true, force: true });
      process.exit(1);`);
    expect(install).toThrow('What was installed before is unchanged');
    expect(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).toContain('1.0.0');
    expect(isInstalled(folder)).toBe(false);
  });

  test('that succeeds takes their place, and is not repeated', () => {
    npm(`const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
      mkdirSync('node_modules/.bin', { recursive: true });
      writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'));`);
    expect([install(), install(), isInstalled(folder)]).toEqual([true, false, true]);
  });
});

test('a folder that cannot be written is told in a sentence, any other error is not', () => {
  lock({ 'node_modules/a': { version: '1.0.0' } });
  put('.cache', 'a file');
  const errorOf = (act: () => unknown): unknown => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };
  const failure = errorOf(() => ensureInstalled({ folder, log: () => {} }));
  expect(sentenceOf(failure)).toContain(
    `${join(folder, '.cache/packages')} cannot be made: a file is where a folder has to be. The user who runs this`,
  );
  const denied = Object.assign(new Error(), { code: 'EACCES', path: '/x/.cache' });
  expect(sentenceOf(denied)).toContain('/x/.cache cannot be made: it may not be written.');
  expect(sentenceOf(new SetupError('Install npm.'))).toBe('Install npm.');
  expect(sentenceOf(new TypeError('a bug'))).toBeNull();
});

describe('whether the web app is built', () => {
  const sources = [
    'package-lock.json',
    'vite.config.ts',
    'index.html',
    'tools/vite-a.ts',
    'web/a.tsx',
    'domain/b/a.ts',
  ];
  beforeEach(() => sources.forEach((path) => put(path, path)));

  test.each(sources)('another %s is another build', (path) => {
    const before = buildHash(folder);
    put(path, 'changed');
    expect(buildHash(folder)).not.toBe(before);
  });

  test.each(['web/a.test.tsx', 'server/main.ts', 'tools/seed.ts', 'tools/vite-a.test.ts'])(
    '%s is no part of the build',
    (path) => {
      const before = buildHash(folder);
      put(path, 'new');
      expect(buildHash(folder)).toBe(before);
    },
  );

  test('it is built once, and again when someone else wrote to dist', () => {
    const counting = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
      mkdirSync('dist/web', { recursive: true });
      writeFileSync('dist/web/index.html', '');
      appendFileSync('built.txt', 'x');`;
    put('node_modules/vite/bin/vite.js', counting);
    put('package.json', { type: 'module' });
    const build = () => ensureBuilt({ folder, log: () => {} });
    expect([build(), build()]).toEqual([true, false]);
    utimesSync(join(folder, 'dist/web/index.html'), 1, 1);
    expect([build(), build()]).toEqual([true, false]);
    put('web/a.tsx', 'changed');
    expect([build(), build()]).toEqual([true, false]);
    expect(readFileSync(join(folder, 'built.txt'), 'utf8')).toBe('xxx');
  });

  test('a build that fails says so and is tried again', () => {
    put('node_modules/vite/bin/vite.js', 'process.exit(1)');
    const build = () => ensureBuilt({ folder, log: () => {} });
    expect(build).toThrow('The web build failed');
    expect(build).toThrow('The web build failed');
  });
});

describe('whether the server is built', () => {
  const sources = [
    'package-lock.json',
    'tools/build-server.ts',
    'tools/bundle-server.ts',
    'server/main.ts',
    'domain/b/a.ts',
  ];
  beforeEach(() => sources.forEach((path) => put(path, '')));

  test.each(sources)('another %s is another build', (path) => {
    const before = serverHash(folder);
    put(path, 'changed');
    expect(serverHash(folder)).not.toBe(before);
  });

  test.each(['server/a.test.ts', 'web/a.tsx', 'tools/seed.ts'])('%s is no part of the build', (path) => {
    const before = serverHash(folder);
    put(path, 'new');
    expect(serverHash(folder)).toBe(before);
  });

  test('it is built once for its sources, and runs as long as they are the same', () => {
    put('package.json', { type: 'module' });
    put(
      'tools/build-server.ts',
      `import { mkdirSync, writeFileSync } from 'node:fs';
       import { serverHash, serverStamp } from ${JSON.stringify(join(import.meta.dirname, 'setup.mjs'))};
       mkdirSync('dist/server', { recursive: true });
       writeFileSync('dist/server/main.js', '');
       writeFileSync(serverStamp, serverHash('.'));`,
    );
    const build = () => ensureServerBuilt({ folder, log: () => {} });
    expect(serverEntry(folder)).toBe(join(folder, 'server/main.ts'));
    expect([build(), build()]).toEqual([true, false]);
    expect(serverEntry(folder)).toBe(join(folder, 'dist/server/main.js'));
    put('server/main.ts', 'changed');
    expect(serverEntry(folder)).toBe(join(folder, 'server/main.ts'));
    expect([build(), build()]).toEqual([true, false]);
    // Somebody cleared the folder, and its stamp stayed.
    rmSync(join(folder, 'dist/server/main.js'));
    expect(serverEntry(folder)).toBe(join(folder, 'server/main.ts'));
    expect([build(), build()]).toEqual([true, false]);
  });

  test('a build that fails says so and is tried again', () => {
    put('tools/build-server.ts', 'process.exit(1)');
    const build = () => ensureServerBuilt({ folder, log: () => {} });
    expect(build).toThrow('The build of the server failed');
    expect(build).toThrow('The build of the server failed');
  });
});

test('without a Node of its own the running one serves when it is new enough', () => {
  expect(nodePath(folder)).toBe(process.execPath);
});
