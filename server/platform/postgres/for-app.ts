import { setTimeout as sleep } from 'node:timers/promises';
import { takeAppLock, type AppLock } from '#server/platform/database/app-lock.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './supervisor.ts';
import { EmbeddedPostgresError } from '#server/platform/database/postgres-error.ts';

export type PostgresForApp = {
  /** For node-postgres; contains the password, so it is never logged. */
  connectionString: string;
  isAdopted: boolean;
  /** Resolves if the database stops without `stop()`; the app must then stop, too. */
  lost: Promise<void>;
  stop(): Promise<void>;
};

const HANDOVER_MS = 2500;

/** Also takes the app lock. @throws EmbeddedPostgresError with a message for the operator */
export async function startPostgresForApp(options: {
  folder: string;
  log: (line: string) => void;
}): Promise<PostgresForApp> {
  const until = performance.now() + HANDOVER_MS;
  for (;;) {
    const database = await startEmbeddedPostgres(options);
    const lock = await tryLock(database);
    if (lock) return withLock(database, lock);
    if (performance.now() > until) {
      throw new EmbeddedPostgresError(
        'IN_USE',
        `Another Carful is already running on ${options.folder}. Stop it first, or choose another data folder.`,
      );
    }
    await sleep(50);
  }
}

async function tryLock(database: EmbeddedPostgres): Promise<AppLock | null> {
  try {
    return await takeAppLock(database.connectionString);
  } catch (failure) {
    // The previous app has just stopped it; the caller tries again.
    if (database.isAdopted) return null;
    await database.stop();
    throw failure;
  }
}

function withLock(database: EmbeddedPostgres, lock: AppLock): PostgresForApp {
  let isStopping = false;
  const lost = new Promise<void>((resolve) => {
    void lock.lost.then(() => {
      if (!isStopping) resolve();
    });
  });
  const stop = async () => {
    isStopping = true;
    await database.stop();
    await lock.release();
  };
  return { connectionString: database.connectionString, isAdopted: database.isAdopted, lost, stop };
}
