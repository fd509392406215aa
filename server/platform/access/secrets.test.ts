import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'carful-secrets-'))));
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'secrets.json');

test('are created at the first start, readable by their owner only, and reused (D110)', async () => {
  const made = await loadSecrets(folder, {});
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  for (const secret of [made.auth, made.link]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(made.auth).not.toBe(made.link);
  expect(await loadSecrets(folder, {})).toEqual(made);
});

test('are the same for concurrent starts, without leftover files', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder, {})));
  expect(new Set(all.map(({ auth, link }) => `${auth} ${link}`)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secrets.json']);
  expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual(all[0]);
});

test('from the environment take precedence; with both set nothing is written', async () => {
  const given = { auth: 'a'.repeat(32), link: 'l'.repeat(32) };
  expect(await loadSecrets(folder, given)).toEqual(given);
  await expect(stat(path())).rejects.toThrow('ENOENT');
  const made = await loadSecrets(folder, {});
  expect(await loadSecrets(folder, { auth: given.auth })).toEqual({ auth: given.auth, link: made.link });
});

test('a damaged file is reported and never replaced', async () => {
  await writeFile(path(), '{"auth": "only"}');
  await expect(loadSecrets(folder, {})).rejects.toThrow(/secrets\.json is damaged/);
  expect(await readFile(path(), 'utf8')).toBe('{"auth": "only"}');
});
