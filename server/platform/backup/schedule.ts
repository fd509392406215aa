import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Deps } from '#server/platform/deps.ts';
import { backups } from '#server/platform/metrics/tally.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { tellOperator } from '#server/platform/tell-operator.ts';
import { BackupStopped, openBackupThread, type Run } from './backup-thread.ts';
import { dueDay, nameOf } from './due-day.ts';

const FIRST_LOOK_MS = 10_000;
const LOOK_EVERY_MS = 60_000;
const RETRY_MS = 15 * 60_000;
const LOCK = 7_220_418;
const REMEMBERED_SECONDS = 3 * 24 * 60 * 60;

/** The result of this machine's last attempt, for the doctor and the operator's page. `error` is null on success. */
export type BackupStatus = { at: string; name: string; error: string | null };
export const STATUS = 'status.json';

/** Null before the first attempt. */
export async function readStatus(folder: string): Promise<BackupStatus | null> {
  const file = join(folder, STATUS);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BackupStatus) : null;
}

type Context = Pick<Deps, 'config' | 'db' | 'log' | 'clock' | 'secrets' | 'mailer'> & { directUrl: string };

/** Null without BACKUP_AT. Makes up for a missed day; of several processes only one makes the backup. */
export function scheduleBackups(context: Context): { stop(): Promise<void> } | null {
  const { at, zone } = context.config.backup;
  if (at === undefined) return null;
  const thread = openBackupThread();
  let finishedDay = '';
  let retryAt = 0;
  let running = Promise.resolve();
  const look = () => {
    const day = dueDay(context.clock(), { at, zone });
    if (day === finishedDay || performance.now() < retryAt) return;
    // No second check while one runs.
    retryAt = Infinity;
    running = backUpOnce(context, day, thread.run).then((isFinished) => {
      if (isFinished) finishedDay = day;
      retryAt = isFinished ? 0 : performance.now() + RETRY_MS;
    });
  };
  const first = setTimeout(look, FIRST_LOOK_MS).unref();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await thread.stop();
      await running;
    },
  };
}

/** @returns false to try again: it failed, or another process is running it */
export async function backUpOnce(context: Context, day: string, run: Run): Promise<boolean> {
  const { config, log, directUrl } = context;
  const name = nameOf(day);
  try {
    const outcome = await underLock(directUrl, async (signal) => {
      if (await isMade(context, day)) return 'made already';
      const settings = { backup: config.backup, dataDir: config.dataDir, files: config.files };
      const result = await run(
        { databaseUrl: directUrl, name, settings, installation: installationOf(context) },
        signal,
      );
      if (!result.offSite) await remember(context, day);
      return result;
    });
    if (outcome === 'locked') return false;
    if (outcome === 'made already') {
      // Another process made it, so this machine's earlier failure no longer matters.
      await writeStatus(context, name, null);
      return true;
    }
    const { offSite, ...figures } = outcome;
    if (offSite) throw new Error(`the backup is made, but its copy off-site is not: ${offSite}`);
    backups.add('made');
    log.info({ backup: name, ...figures, offSite: offSite === '' }, 'a backup was made');
    await writeStatus(context, name, null);
    return true;
  } catch (error) {
    if (error instanceof BackupStopped) {
      log.info({ backup: name }, 'a backup was broken off by the stop; the next start makes it');
      return false;
    }
    backups.add('failed');
    log.error({ err: error, backup: name }, 'the scheduled backup failed: it is tried again in 15 minutes');
    const cause = (error as Error).message;
    await tellOperator(
      context,
      'backup',
      `The scheduled backup ${name} failed: ${cause}. It is tried again.`,
    );
    await writeStatus(context, name, (error as Error).message).catch((cause: unknown) =>
      log.error({ err: cause }, 'the status of backups could not be written'),
    );
    return false;
  }
}

/** The signal aborts when the lock is lost, because another process may then hold it. */
async function underLock<Result>(
  directUrl: string,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | 'locked'> {
  const client = new Client({
    connectionString: directUrl,
    application_name: 'carful-backup',
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', (cause) => {
    lost.abort(new Error(`the lock of the schedule was lost: ${cause.message}`, { cause }));
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
    return rows[0]!.free ? await task(lost.signal) : 'locked';
  } finally {
    await client.end();
  }
}

/** The same for all processes, and after a restore with the same secrets. */
const installationOf = ({ secrets }: Context) =>
  createHmac('sha256', secrets.auth).update('installation').digest('base64url');

const keyOf = (day: string) => `scheduled-backup:${day}`;

// Uses the table of rate limits: a day is a turn that only one process can take.
async function isMade({ db }: Context, day: string): Promise<boolean> {
  const { rowCount } = await db.$client.query('select from auth_rate_limit where key = $1', [keyOf(day)]);
  return rowCount! > 0;
}

async function remember({ db, clock }: Context, day: string): Promise<void> {
  await countRequests(db, keyOf(day), { max: 1, seconds: REMEMBERED_SECONDS }, clock());
}

async function writeStatus({ config, clock }: Context, name: string, error: string | null): Promise<void> {
  const { folder } = config.backup;
  const status: BackupStatus = { at: clock().toISOString(), name, error };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${STATUS}.new`);
  await writeFile(draft, `${JSON.stringify(status)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, STATUS));
}
