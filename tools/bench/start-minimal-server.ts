import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { appFlags } from '#tests/app-process.ts';

export type MinimalServer = { url: string; stop(): void };

/** As a process of its own, with a database in the folder. */
export async function startMinimalServer(folder: string): Promise<MinimalServer> {
  const script = join(import.meta.dirname, 'minimal-server.ts');
  const child = spawn(process.execPath, [...appFlags, script, join(folder, 'minimal.sqlite')]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.stderr.once('data', (line: Buffer) => reject(new Error(line.toString())));
  });
  return { url, stop: () => void child.kill('SIGKILL') };
}
