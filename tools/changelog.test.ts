import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appVersion } from '#server/platform/app-version.ts';

const root = join(import.meta.dirname, '..');
const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const sections = changes.split(/^## /m).slice(1);
const titles = sections.map((section) => section.split('\n', 1)[0]!);

test('the version that runs and every release before it have their notes', () => {
  const releases = readdirSync(join(root, 'tests/upgrade'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(releases.length).toBeGreaterThan(0);
  expect(titles).toEqual(expect.arrayContaining([...releases, appVersion()]));
  expect(titles.filter((title) => title !== 'Next')[0]).toBe(appVersion());
});

test('every version says what is to be done by hand', () => {
  expect(sections.filter((section) => !/^By hand: .+\.$/m.test(section))).toEqual([]);
});
