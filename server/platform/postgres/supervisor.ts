import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './account.ts';
import { chooseAddress } from './address.ts';
import { prepareBinaries } from './binaries.ts';
import { prepareCluster, prepareFolder } from './cluster.ts';
import { openDatabase } from './database.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';
import { launchPostmaster, limitLog } from './launch.ts';
import { findPostmaster, stopPostmaster, waitForExit, type Postmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** For node-postgres; contains the password, so it is never logged. */
  connectionString: string;
  /** True if the server was already running: the last app on this folder crashed, or another one is running. */
  isAdopted: boolean;
  stop(): Promise<void>;
};

// The sessions of a killed server hold its memory for a moment, or another start is slightly ahead.
const TRANSIENT = /pre-existing shared memory block|lock file ".*" already exists/;
const RETRY_FOR_MS = 8000;
const LOG_CHECK_MS = 10 * 60_000;

/** An adopted server may belong to a running app: take the app lock next, and do not call `stop()` if it is refused.
 * @throws EmbeddedPostgresError with a message for the operator */
export async function startEmbeddedPostgres(options: {
  folder: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const account = await accountFor(join(folder, 'data'));
  await prepareFolder(folder, account);
  const binaries = await prepareBinaries(folder, account);
  const { dataFolder, password } = await prepareCluster(folder, account, binaries, options.log);
  const logFile = join(folder, 'log', 'postgres.log');
  await limitLog(logFile);

  for (;;) {
    const { server, isAdopted } = await findOrLaunch();
    try {
      return supervise(server, isAdopted, await openDatabase(server.address, password));
    } catch (failure) {
      // Another app was stopping the server that was found.
      if (isAdopted && !(await isReady(server))) continue;
      if (!isAdopted) await stopPostmaster(server.pid, dataFolder);
      throw toOperatorError(failure, isAdopted);
    }
  }

  async function isReady({ pid }: Postmaster): Promise<boolean> {
    const running = await findPostmaster(dataFolder);
    return running?.pid === pid && running.status === 'ready';
  }

  async function findOrLaunch(): Promise<{ server: Postmaster; isAdopted: boolean }> {
    const until = performance.now() + RETRY_FOR_MS;
    for (;;) {
      const running = await runningServer(dataFolder);
      if (running) return { server: running, isAdopted: true };
      const address = await chooseAddress(folder, account);
      const outcome = await launchPostmaster(binaries.postgres, dataFolder, logFile, address, account);
      if ('pid' in outcome) return { server: outcome, isAdopted: false };
      if (!TRANSIENT.test(outcome.output) || performance.now() > until) {
        throw new EmbeddedPostgresError(
          'START_FAILED',
          `The database did not start. Its output:\n${outcome.output}`,
        );
      }
      await sleep(250);
    }
  }

  function supervise(server: Postmaster, isAdopted: boolean, connectionString: string): EmbeddedPostgres {
    const watch = setInterval(() => {
      limitLog(logFile).catch((failure: unknown) =>
        options.log(`The database's log cannot be truncated: ${String(failure)}`),
      );
    }, LOG_CHECK_MS).unref();
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      clearInterval(watch);
      await stopPostmaster(server.pid, dataFolder);
    };
    return { connectionString, isAdopted, stop: () => (stopping ??= stop()) };
  }
}

async function runningServer(dataFolder: string): Promise<Postmaster | undefined> {
  for (;;) {
    const running = await findPostmaster(dataFolder);
    if (running === undefined || running.status === 'ready') return running;
    // It is recovering from a crash, or another app is stopping it.
    await (running.status === 'starting' ? sleep(20) : waitForExit(running.pid, dataFolder, 60_000));
  }
}

function toOperatorError(failure: unknown, isAdopted: boolean): unknown {
  if (failureCode(failure) !== '28P01') return failure;
  const sentence = isAdopted
    ? 'A database that is already running on this data folder does not accept the password stored there: ' +
      'another program uses the folder. Stop it, or choose another data folder.'
    : 'The database does not accept the password stored with its data. Restore the password file from your backup.';
  return new EmbeddedPostgresError(isAdopted ? 'IN_USE' : 'START_FAILED', sentence, { cause: failure });
}
