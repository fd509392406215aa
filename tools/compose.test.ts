import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

test('with Docker Compose the app connects as the owner of its database, who is no superuser', async () => {
  const compose = await readFile(join(root, 'deploy/compose.yaml'), 'utf8');
  const [, role, name] = /DATABASE_URL: postgresql:\/\/(\w+)@database\/(\w+)$/m.exec(compose)!;
  expect(compose).toContain('PGPASSWORD: ${DATABASE_PASSWORD:?');
  // The image makes its superuser of this setting.
  expect(/POSTGRES_USER: (\w+)/.exec(compose)?.[1] ?? 'postgres').not.toBe(role);
  expect(compose).toContain('./own-role.sh:/docker-entrypoint-initdb.d/own-role.sh:ro');
  const script = await readFile(join(root, 'deploy/own-role.sh'), 'utf8');
  const statements = script.split('\n').filter((line) => line.startsWith('create '));
  expect(statements).toEqual([
    `create role ${role} login password :'password';`,
    `create database ${name} owner ${role};`,
  ]);
});

test.each(['compose.yaml', 'compose.simple.yaml'])(
  '%s takes its settings from a file that an update does not touch',
  async (name) => {
    const compose = await readFile(join(root, 'deploy', name), 'utf8');
    expect(compose).toMatch(/^ +env_file:\n +- path: \.env\n +required: false$/m);
    expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('deploy/.env');
  },
);
