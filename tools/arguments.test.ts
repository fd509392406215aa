import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '#tests/app-process.ts';
import { root } from './setup.mjs';

const command = `
  import { readArguments } from ${JSON.stringify(join(root, 'tools/arguments.ts'))};
  console.log(readArguments('npm run backup -- [FOLDER]', {}).words.join());`;
const run = (word: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', command, '--', word], { encoding: 'utf8' });

test('a command says how it is used, and what begins with - is no folder', () => {
  expect(run('here')).toMatchObject({ status: 0, stdout: 'here\n' });
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: 'Usage: npm run backup -- [FOLDER]\n',
    stderr: '',
  });
  expect(run('--odd')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: "Unknown option '--odd'. Usage: npm run backup -- [FOLDER]\n",
  });
});

test.each([
  'accounts',
  'backup',
  'doctor',
  'drill',
  'invite',
  'jobs',
  'reset-link',
  'restore',
  'seed',
  'start',
])('npm run %s says how it is used, and does nothing else', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, program] = /^node tools\/run\.cjs (\S+)$/.exec(scripts[name]!)!;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program!), '--help'], {
    encoding: 'utf8',
    // Their sources are compiled once for all of them.
    env: { ...childEnvironment, DATA_DIR: join(root, 'no-such-folder') },
  });
  expect(`${stdout}${stderr}`).toMatch(new RegExp(`^Usage: npm (run )?${name}\\b`));
  expect([status, existsSync(join(root, 'no-such-folder'))]).toEqual([0, false]);
});
