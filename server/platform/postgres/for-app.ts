import { setTimeout as sleep } from 'node:timers/promises';
import { takeAppLock, type AppLock } from '#server/platform/database/app-lock.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './supervisor.ts';
import { EmbeddedPostgresError } from '#server/platform/database/postgres-error.ts';

export type PostgresForApp = {
  /** For node-postgres; holds the password, so it is never logged. */
  connectionString: string;
  /** True if the database of an app that died was taken over. */
  adopted: boolean;
  /** Resolves if the database ends without `stop()`: the app must stop too. */
  lost: Promise<void>;
  /** To be called once the app has drained. */
  stop(): Promise<void>;
};

/** An app that is just leaving drains for at most this long. */
const LEAVING_MS = 2500;

/**
 * The embedded database for one app alone: started or taken over, with the app lock held. Rejects with an
 * EmbeddedPostgresError whose message is for the person who started Carful; `IN_USE` if another app runs on it.
 */
export async function startPostgresForApp(options: {
  folder: string;
  log: (line: string) => void;
}): Promise<PostgresForApp> {
  const until = performance.now() + LEAVING_MS;
  for (;;) {
    const database = await startEmbeddedPostgres(options);
    const lock = await lockOf(database);
    if (lock) return owned(database, lock);
    if (performance.now() > until) {
      throw new EmbeddedPostgresError(
        'IN_USE',
        `Another Carful is already running on ${options.folder}. Stop it first, or choose another data folder.`,
      );
    }
    await sleep(50);
  }
}

async function lockOf(database: EmbeddedPostgres): Promise<AppLock | null> {
  try {
    return await takeAppLock(database.connectionString);
  } catch (failure) {
    // The app that ran on it has stopped it under our hands: the next round starts it again.
    if (database.adopted) return null;
    await database.stop();
    throw failure;
  }
}

function owned(database: EmbeddedPostgres, lock: AppLock): PostgresForApp {
  let stopping = false;
  const lost = new Promise<void>((resolve) => {
    void lock.lost.then(() => {
      if (!stopping) resolve();
    });
  });
  const stop = async () => {
    stopping = true;
    await database.stop();
    await lock.release();
  };
  return { connectionString: database.connectionString, adopted: database.adopted, lost, stop };
}
