import { spawn } from 'node:child_process';
import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { PostgresAddress } from './address.ts';
import { failureCode } from '#server/platform/database/postgres-error.ts';
import { readPidFile, type Postmaster } from './postmaster.ts';

/** A server that ended before it was ready, with its last words. */
export type FailedLaunch = { said: string };

const POLL_MS = 10;
const LARGEST_LOG_BYTES = 8 * 1024 * 1024;

const SETTINGS = [
  'shared_buffers=64MB',
  'max_connections=100',
  'jit=off',
  // Helpers for reading and for large queries would cost memory that one household's garage does not repay.
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  'max_wal_senders=0',
  'unix_socket_permissions=0700',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // A failing statement may hold what people wrote: it never enters the log.
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
];

/** Starts a server and waits until it is ready or has ended. */
export async function launchPostmaster(
  postgres: string,
  dataFolder: string,
  logFile: string,
  address: PostgresAddress,
  account: Account,
): Promise<Postmaster | FailedLaunch> {
  const stale = await readPidFile(dataFolder);
  const logged = await open(logFile, 'a', 0o600);
  const { size } = await logged.stat();
  const child = spawn(postgres, ['-D', dataFolder, ...settings(address)], {
    cwd: dataFolder,
    // In a process group of its own: Ctrl-C must not end the database before the app has drained.
    detached: true,
    // A pid file may name a living process that is no server, as numbers begin anew after a reboot. PostgreSQL
    // takes it over if that is its grandparent's number, and still checks that the memory is free.
    env: { LC_ALL: 'C', TZ: 'UTC', ...(stale && { PG_GRANDPARENT_PID: String(stale.pid) }) },
    stdio: ['ignore', logged.fd, logged.fd],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let ended: string | undefined;
  child.once('error', (failure) => (ended = failure.message));
  child.once('exit', (code, signal) => (ended ??= `It ended with ${signal ?? `code ${code}`}.`));
  child.unref();
  await logged.close();
  for (;;) {
    const written = await readPidFile(dataFolder);
    if (written?.pid === child.pid && written?.status === 'ready' && written.text !== stale?.text)
      return written;
    if (ended !== undefined) return { said: (await lastLines(logFile, size)) || ended };
    await sleep(POLL_MS);
  }
}

/** Keeps the log bounded; the server only appends, so the file can be cut under it. */
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

function settings({ host, port }: PostgresAddress): string[] {
  const place = host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories="${host.replaceAll('"', '""')}"`]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];
  return [`port=${port}`, ...place, ...SETTINGS].flatMap((setting) => ['-c', setting]);
}

async function lastLines(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8');
  return text.trim().split('\n').slice(-6).join('\n');
}
