import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresAddress } from './address.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

/** What `postmaster.pid` says about the server that holds a data folder; `text` is the file as it stood. */
export type Postmaster = {
  pid: number;
  address: PostgresAddress;
  status: 'starting' | 'stopping' | 'ready';
  text: string;
};

const POLL_MS = 10;
const FAST_STOP_MS = 1500;
const IMMEDIATE_STOP_MS = 8000;

/** The living server of this data folder, or undefined; a pid file left by a dead one counts as none. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const written = await readPidFile(dataFolder);
  if (written === undefined || !(await serves(written.pid, dataFolder))) return undefined;
  return written;
}

/** The pid file without a look at whether that process lives. */
export async function readPidFile(dataFolder: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8');
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
  const [pid = '', , , port = '', socketFolder = '', host = '', , status = ''] = text.split('\n');
  // PostgreSQL writes the file in several steps: in the first moment it is empty.
  if (!/^\d+$/.test(pid)) return undefined;
  return {
    pid: Number(pid),
    address: { host: socketFolder || host, port: Number(port) },
    status: status.startsWith('ready') ? 'ready' : status.startsWith('stopping') ? 'stopping' : 'starting',
    text,
  };
}

/** Ends all sessions and the server; after 1.5 s without success it goes down at once (nothing acknowledged is lost). */
export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  if (!(await signal(pid, dataFolder, 'SIGINT'))) return;
  if (await gone(pid, dataFolder, FAST_STOP_MS)) return;
  if (!(await signal(pid, dataFolder, 'SIGQUIT'))) return;
  if (await gone(pid, dataFolder, IMMEDIATE_STOP_MS)) return;
  throw new EmbeddedPostgresError('STOP_FAILED', `The database (process ${pid}) does not stop.`);
}

/** Waits at most `ms` for the server to be gone and says whether it is. */
export async function gone(pid: number, dataFolder: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (await serves(pid, dataFolder)) {
    if (performance.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

async function signal(pid: number, dataFolder: string, name: NodeJS.Signals): Promise<boolean> {
  if (!(await serves(pid, dataFolder))) return false;
  try {
    return process.kill(pid, name);
  } catch (failure) {
    if (failureCode(failure) === 'ESRCH') return false;
    throw failure;
  }
}

// A server works inside its data folder, which no recycled process number imitates.
async function serves(pid: number, dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return commandNames(pid, dataFolder);
  try {
    const [name, place] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      readlink(`/proc/${pid}/cwd`),
    ]);
    return name.trim() === 'postgres' && place === (await realpath(dataFolder));
  } catch (failure) {
    // Ended, ended but not yet collected by its parent, or a process of somebody else.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(failureCode(failure) ?? '')) return false;
    throw failure;
  }
}

async function commandNames(pid: number, dataFolder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('/bin/ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataFolder);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 1) return false;
    throw failure;
  }
}
