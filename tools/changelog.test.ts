import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appVersion } from '#server/platform/app-version.ts';

const root = join(import.meta.dirname, '..');
const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const sections = changes.split(/^## /m).slice(1);
const versions = sections.map((section) => section.split(/\s/, 1)[0]!);

test('the version that runs and every release before it have their notes', () => {
  const releases = readdirSync(join(root, 'tests/upgrade'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(releases.length).toBeGreaterThan(0);
  expect(versions).toEqual(expect.arrayContaining([...releases, appVersion().version]));
  expect(versions.slice(0, 2)).toEqual(['Next', appVersion().version]);
});

test('every version says what is to be done by hand, and its changes under the same headings', () => {
  for (const section of sections) {
    const headings = section.match(/(?<=^### ).+$/gm) ?? [];
    expect(headings[0]).toBe('By hand');
    expect(['By hand', 'New', 'Safer', 'Fixed']).toEqual(expect.arrayContaining(headings));
  }
});

test('each change is one line of at most 20 words', () => {
  const lines = changes.split('\n');
  const wrapped = lines.filter((line) => /^\s+\S/.test(line));
  const long = lines.filter((line) => line.startsWith('- ') && line.slice(2).split(/\s+/).length > 20);
  expect([...wrapped, ...long]).toEqual([]);
});
