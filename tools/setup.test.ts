import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  buildHash,
  ensureBuilt,
  ensureServerBuilt,
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

const web = {
  name: 'the web app',
  sources: [
    'package-lock.json',
    'vite.config.ts',
    'index.html',
    'tools/vite-a.ts',
    'web/a.tsx',
    'domain/b/a.ts',
  ],
  others: ['web/a.test.tsx', 'server/main.ts', 'tools/seed.ts', 'tools/vite-a.test.ts'],
  hash: buildHash,
  program: 'node_modules/vite/bin/vite.js',
  ensure: ensureBuilt,
};
const server = {
  name: 'the server',
  sources: [
    'package-lock.json',
    'tools/build-server.ts',
    'tools/bundle-server.ts',
    'server/main.ts',
    'domain/b/a.ts',
  ],
  others: ['server/a.test.ts', 'web/a.tsx', 'tools/seed.ts'],
  hash: serverHash,
  program: 'tools/build-server.ts',
  ensure: ensureServerBuilt,
};
const prepare = ({ sources }: typeof web) => sources.forEach((path) => put(path, ''));

describe.each([web, server])('whether $name is built', (part) => {
  const { sources, others, hash, program, ensure, name } = part;
  beforeEach(() => prepare(part));

  test.each(sources)('another %s is another build', (path) => {
    const before = hash(folder);
    put(path, 'changed');
    expect(hash(folder)).not.toBe(before);
  });

  test.each(others)('%s is no part of the build', (path) => {
    const before = hash(folder);
    put(path, 'new');
    expect(hash(folder)).toBe(before);
  });

  test('a build that fails says so and is tried again', () => {
    put(program, 'process.exit(1)');
    const build = () => ensure({ folder, log: () => {} });
    expect(build).toThrow(`The build of ${name} failed`);
    expect(build).toThrow(`The build of ${name} failed`);
  });
});

test('the web app is built once, and again when someone else wrote to dist', () => {
  prepare(web);
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

test('the server is built once for its sources, and runs as long as they are the same', () => {
  prepare(server);
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

test('a folder that cannot be written is told in a sentence, any other error is not', () => {
  const denied = Object.assign(new Error(), { code: 'EACCES', path: '/x/.cache' });
  expect(sentenceOf(denied)).toContain('/x/.cache cannot be made: it may not be written.');
  expect(sentenceOf(new SetupError('Install npm.'))).toBe('Install npm.');
  expect(sentenceOf(new TypeError('a bug'))).toBeNull();
});

test('our Node is found in the folder of its package, without the link that npm may remove', () => {
  expect(nodePath(folder)).toBe(process.execPath);
  const own = `node_modules/node-linux-${process.arch}/bin/node`;
  put(own, '');
  expect(nodePath(folder)).toBe(join(folder, own));
});
