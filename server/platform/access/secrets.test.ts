import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'carful-secrets-'))));
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'secrets.json');

test('are made at the first start, for their owner’s eyes only, and stay (D110)', async () => {
  const made = await loadSecrets(folder, {});
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  for (const secret of [made.auth, made.link]) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(made.auth).not.toBe(made.link);
  expect(await loadSecrets(folder, {})).toEqual(made);
});

test('of starts at the same moment are the same, and nothing else is left behind', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder, {})));
  expect(new Set(all.map(({ auth, link }) => `${auth} ${link}`)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secrets.json']);
  expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual(all[0]);
});

test('given ones win, and with both given nothing is written', async () => {
  const given = { auth: 'a'.repeat(32), link: 'l'.repeat(32) };
  expect(await loadSecrets(folder, given)).toEqual(given);
  await expect(stat(path())).rejects.toThrow('ENOENT');
  const made = await loadSecrets(folder, {});
  expect(await loadSecrets(folder, { auth: given.auth })).toEqual({ auth: given.auth, link: made.link });
});

test('a damaged file is said to be so, and never replaced', async () => {
  await writeFile(path(), '{"auth": "only"}');
  await expect(loadSecrets(folder, {})).rejects.toThrow(/secrets\.json is damaged/);
  expect(await readFile(path(), 'utf8')).toBe('{"auth": "only"}');
});
