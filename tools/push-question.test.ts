import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './check-rooms.mjs';
import { importsOf } from './imports.mjs';
import { root } from './setup.mjs';

const sources = readSources(root).filter(
  ({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path),
);
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

function importersOf(file: string) {
  const isIt = (path: string, specifier: string) =>
    file === (specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier));
  return sources.filter(({ path, text }) => importsOf(text).some(({ specifier }) => isIt(path, specifier)));
}
const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path).toSorted();

test('only the switch in the settings asks for the permission to push', { tags: ['NOT-20'] }, () => {
  const asking = 'web/platform/push-subscription.ts';
  expect(filesWith(/\brequestPermission\b|\bpushManager\.subscribe\b/)).toEqual([asking]);
  // The first does so only where the permission was given.
  expect(pathsOf(importersOf(asking).filter(({ text }) => /\bsubscribe\b/.test(text)))).toEqual([
    'web/notices/keep-device.ts',
    'web/notices/push-devices.tsx',
  ]);
  expect(pathsOf(importersOf('web/notices/push-devices.tsx'))).toEqual(['web/notices/notices-section.tsx']);
  expect(pathsOf(importersOf('web/notices/notices-section.tsx'))).toEqual(['web/screens/settings.tsx']);
});
