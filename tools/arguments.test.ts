import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
