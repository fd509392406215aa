import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Env } from './backup-tools.ts';
import { childEnvironment } from '#tests/app-process.ts';
import { commandPath } from '#tests/operator-command.ts';

/** Ends a drill by a signal once its database runs. @returns what it printed */
export async function interrupted(env: Env, signal: NodeJS.Signals): Promise<string> {
  const drill = spawn(process.execPath, [commandPath('drill')], { env: { ...childEnvironment, ...env } });
  let said = '';
  for (const out of [drill.stdout, drill.stderr])
    out.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Killed, its database keeps the pipes open.
  const ended = new Promise((resolve) => drill.once(signal === 'SIGKILL' ? 'exit' : 'close', resolve));
  const isServing = async () => {
    const name = (await readdir(env['DATA_DIR']!)).find((each) => each.startsWith('drill-'));
    return (
      existsSync(join(env['DATA_DIR']!, name ?? '', 'postgres/data/postmaster.pid')) && name !== undefined
    );
  };
  await vi.waitFor(async () => expect(await isServing()).toBe(true), { timeout: 60_000, interval: 20 });
  drill.kill(signal);
  await ended;
  for (const out of [drill.stdout, drill.stderr]) out.destroy();
  return said;
}

/** Rows without their owner: the sizes and hashes are right, the foreign keys are not. */
export async function refuseRows(folder: string): Promise<void> {
  const path = join(folder, 'backup.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as {
    tables: { name: string; rows: number; size: number; sha256: string }[];
  };
  const users = manifest.tables.find(({ name }) => name === 'auth_user')!;
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  Object.assign(users, { rows: 0, size: 0, sha256: empty });
  await writeFile(join(folder, 'tables/auth_user.copy'), '');
  await writeFile(path, JSON.stringify(manifest));
}
