import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresAddress } from './address.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

export type Postmaster = {
  pid: number;
  address: PostgresAddress;
  status: 'starting' | 'stopping' | 'ready';
  text: string;
};

const POLL_MS = 10;
const FAST_STOP_MS = 1500;
const IMMEDIATE_STOP_MS = 8000;

/** The running server of this data folder; undefined for a stale pid file. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const file = await readPidFile(dataFolder);
  if (file === undefined || !(await isServing(file.pid, dataFolder))) return undefined;
  return file;
}

/** Does not check whether the process is running. */
export async function readPidFile(dataFolder: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8');
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
  const [pid = '', , , port = '', socketFolder = '', host = '', , status = ''] = text.split('\n');
  // PostgreSQL creates the file empty.
  if (!/^\d+$/.test(pid)) return undefined;
  return {
    pid: Number(pid),
    address: { host: socketFolder || host, port: Number(port) },
    status: status.startsWith('ready') ? 'ready' : status.startsWith('stopping') ? 'stopping' : 'starting',
    text,
  };
}

/** A fast shutdown, after 1.5 s an immediate one; committed data is safe in either case. */
export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  if (!(await signal(pid, dataFolder, 'SIGINT'))) return;
  if (await waitForExit(pid, dataFolder, FAST_STOP_MS)) return;
  if (!(await signal(pid, dataFolder, 'SIGQUIT'))) return;
  if (await waitForExit(pid, dataFolder, IMMEDIATE_STOP_MS)) return;
  throw new EmbeddedPostgresError('STOP_FAILED', `The database (process ${pid}) does not stop.`);
}

export async function waitForExit(pid: number, dataFolder: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (await isServing(pid, dataFolder)) {
    if (performance.now() > until) return false;
    await sleep(POLL_MS);
  }
  return true;
}

async function signal(pid: number, dataFolder: string, name: NodeJS.Signals): Promise<boolean> {
  if (!(await isServing(pid, dataFolder))) return false;
  try {
    return process.kill(pid, name);
  } catch (failure) {
    if (failureCode(failure) === 'ESRCH') return false;
    throw failure;
  }
}

// A server's working directory is its data folder, which distinguishes it from a recycled pid.
async function isServing(pid: number, dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isServingByCommand(pid, dataFolder);
  try {
    const [name, folder] = await Promise.all([
      readFile(`/proc/${pid}/comm`, 'utf8'),
      readlink(`/proc/${pid}/cwd`),
    ]);
    return name.trim() === 'postgres' && folder === (await realpath(dataFolder));
  } catch (failure) {
    // Exited, a zombie, or a process of another user.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(failureCode(failure) ?? '')) return false;
    throw failure;
  }
}

async function isServingByCommand(pid: number, dataFolder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('/bin/ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataFolder);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 1) return false;
    throw failure;
  }
}
