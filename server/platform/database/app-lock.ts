import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export type AppLock = {
  /** Gives the folder to the next app; harmless if the database has already stopped. */
  release(): Promise<void>;
  /** Resolves if the database ends the lock's connection before `release()`: the app must not go on writing. */
  lost: Promise<void>;
};

/** 'carful' in ASCII. */
const KEY = '109270182294892';
const PATIENCE_MS = 500;

/**
 * Makes this process the one app of a database, or gives null if another app is. Needs a direct connection (a
 * session lock does not survive a transaction pooler). With the embedded database stop the database first and
 * release then, so that the next app cannot step in between.
 */
export async function takeAppLock(connectionString: string): Promise<AppLock | null> {
  const client = new Client({ connectionString, keepAlive: true });
  let released = false;
  const lost = new Promise<void>((resolve) => {
    // An error here is the lost connection itself: `end` follows, and that is what the caller hears about.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!released) resolve();
    });
  });
  await client.connect();
  const until = performance.now() + PATIENCE_MS;
  while (!(await tryLock(client))) {
    if (performance.now() > until) {
      released = true;
      await client.end();
      return null;
    }
    // The lock of an app that was killed is free only when the database has noticed.
    await sleep(25);
  }
  const release = async () => {
    released = true;
    await client.end();
  };
  return { release, lost };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT pg_try_advisory_lock(${KEY}) AS locked`);
  return rows[0]?.locked === true;
}
