import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '#tests/kills/killable-app.ts';
import type { DatabaseNode } from './cluster.ts';

/** Patroni and every process of its PostgreSQL at once, as when the machine is lost. */
export async function killNode({ program, folder }: DatabaseNode): Promise<void> {
  program.signal('SIGKILL');
  await killDatabase(folder);
  await program.kill();
}

export async function killDatabase(folder: string): Promise<void> {
  for (const pid of await databaseProcesses(folder)) kill(pid);
}

/** The postmaster and what it has started; none when it was stopped in order. */
async function databaseProcesses(folder: string): Promise<number[]> {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return [postmaster, ...(await childrenOf(postmaster))];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
