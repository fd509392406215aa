import { spawn } from 'node:child_process';
import { copyFile, open, readFile, stat, statfs, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { PostgresAddress } from './address.ts';
import { failureCode } from '#server/platform/database/postgres-error.ts';
import { readPidFile, type Postmaster } from './postmaster.ts';

export type FailedLaunch = { output: string };

const POLL_MS = 10;
const LARGEST_LOG_BYTES = 8 * 1024 * 1024;

const SETTINGS = [
  'shared_buffers=64MB',
  'max_connections=100',
  'jit=off',
  // Fewer processes: one household does not need parallel workers.
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'max_wal_senders=0',
  'unix_socket_permissions=0700',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // A failing statement may contain user data, which must not enter the log.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length_on_error=0',
];

export async function launchPostmaster(
  postgres: string,
  dataFolder: string,
  logFile: string,
  address: PostgresAddress,
  account: Account,
): Promise<Postmaster | FailedLaunch> {
  const wal = await walLimit(dataFolder);
  const stale = await readPidFile(dataFolder);
  const logged = await open(logFile, 'a', 0o600);
  const { size } = await logged.stat();
  const child = spawn(postgres, ['-D', dataFolder, ...settings(address, wal)], {
    cwd: dataFolder,
    // Its own process group, so that Ctrl-C does not stop the database before the app.
    detached: true,
    // After a reboot the pid file may name an unrelated process. PostgreSQL ignores the file if that is the pid of
    // its grandparent, and still checks that the shared memory is free.
    env: { LC_ALL: 'C', TZ: 'UTC', ...(stale && { PG_GRANDPARENT_PID: String(stale.pid) }) },
    stdio: ['ignore', logged.fd, logged.fd],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let exit: string | undefined;
  child.once('error', (failure) => (exit = failure.message));
  child.once('exit', (code, signal) => (exit ??= `It exited with ${signal ?? `code ${code}`}.`));
  child.unref();
  await logged.close();
  for (;;) {
    const current = await readPidFile(dataFolder);
    if (current?.pid === child.pid && current?.status === 'ready' && current.text !== stale?.text)
      return current;
    if (exit !== undefined) return { output: (await lastLines(logFile, size)) || exit };
    await sleep(POLL_MS);
  }
}

/** Limits the size of the log; the server only appends, so the file can be truncated while it runs. */
export async function limitLog(logFile: string): Promise<void> {
  try {
    if ((await stat(logFile)).size <= LARGEST_LOG_BYTES) return;
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return;
    throw failure;
  }
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}

const MEGABYTE = 1024 * 1024;
/** PostgreSQL's own limit of its log of changes, and the least it can do with, in MB. */
const WAL_MAX = 1024;
const WAL_MIN = 48;

/** On a small disk the log of changes must not take what the records need. */
async function walLimit(dataFolder: string): Promise<string[]> {
  const { blocks, bsize } = await statfs(dataFolder);
  const share = Math.floor((blocks * bsize) / MEGABYTE / 16);
  const limit = Math.min(WAL_MAX, Math.max(WAL_MIN, share));
  return [`max_wal_size=${limit}MB`, `min_wal_size=${Math.min(80, limit)}MB`];
}

function settings({ host, port }: PostgresAddress, further: readonly string[]): string[] {
  const listener = host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories="${host.replaceAll('"', '""')}"`]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];
  return [`port=${port}`, ...listener, ...SETTINGS, ...further].flatMap((setting) => ['-c', setting]);
}

async function lastLines(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8');
  return text.trim().split('\n').slice(-6).join('\n');
}
