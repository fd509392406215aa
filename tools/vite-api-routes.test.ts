import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractFiles, versionOf } from './vite-api-routes.ts';

const root = join(import.meta.dirname, '..');
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'carful-contract-'));
  await cp(join(root, 'domain'), join(copy, 'domain'), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

test('the version of the API is of every file that the contract is made of, whatever its name', async () => {
  const files = contractFiles(copy);
  expect(files).toEqual(expect.arrayContaining(['domain/pages.ts', 'domain/assistant/ask/query.ts']));
  const before = versionOf(copy);
  expect(before).toBe(versionOf(root));
  for (const path of files) {
    const text = await readFile(join(copy, path), 'utf8');
    await writeFile(join(copy, path), `${text}\n`);
    expect(versionOf(copy), path).not.toBe(before);
    await writeFile(join(copy, path), text);
  }
  await writeFile(join(copy, 'domain/outbox/pending.ts'), '');
  expect(versionOf(copy)).toBe(before);
});
