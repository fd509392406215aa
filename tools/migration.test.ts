import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

test('the only snapshot is that of the newest migration, from which the next one is made', () => {
  const folder = join(root, 'migrations/meta');
  const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const [number] = entries.at(-1)!.tag.split('_');
  expect(readdirSync(folder).toSorted()).toEqual([`${number}_snapshot.json`, '_journal.json']);
});
