import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const run = (cwd: string, name: string, word: string) =>
  spawnSync(process.execPath, [join(root, `tools/${name}.ts`), word], {
    cwd,
    env: { ...process.env, DATA_DIR: cwd },
    encoding: 'utf8',
  });

test.each(['backup', 'accounts'])('%s says how it is used, and what begins with - is no folder', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'carful-command-'));
  try {
    const help = run(folder, name, '--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`^Usage: npm run ${name}\\b.*\n$`));
    const odd = run(folder, name, '--odd');
    expect(odd).toMatchObject({ status: 1, stdout: '' });
    expect(odd.stderr).toMatch(/^Unknown option '--odd'.*Usage: npm run .*\n$/);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
