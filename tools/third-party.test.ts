import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noticesPath, readLock, thirdPartyNotices } from './third-party.ts';

test('THIRD-PARTY.md names every package of the lock file that is not for development alone', async () => {
  const notices = await readFile(noticesPath, 'utf8');
  expect(notices === thirdPartyNotices(await readLock()), 'run: node tools/third-party.ts').toBe(true);
  expect(notices).toMatch(/^\| sharp \| [\d.]+ \| Apache-2\.0 \|$/m);
  expect(notices).not.toContain('| oxlint |');
});
