import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export type AppLock = {
  /** Safe to call after the database has stopped. */
  release(): Promise<void>;
  /** Resolves if the lock's connection ends before `release()`; the app must then stop writing. */
  lost: Promise<void>;
};

/** 'carful' in ASCII. */
const KEY = '109270182294892';
const TIMEOUT_MS = 500;

/** Needs a direct connection: session locks do not work through a transaction pooler. Stop an embedded database before
 * releasing, so that the next app cannot start in between. */
export async function takeAppLock(connectionString: string): Promise<AppLock | null> {
  const client = new Client({ connectionString, keepAlive: true });
  let isReleased = false;
  const lost = new Promise<void>((resolve) => {
    // `end` follows every error and resolves `lost`.
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!isReleased) resolve();
    });
  });
  await client.connect();
  const until = performance.now() + TIMEOUT_MS;
  while (!(await tryLock(client))) {
    if (performance.now() > until) {
      isReleased = true;
      await client.end();
      return null;
    }
    // PostgreSQL takes a moment to release the lock of a killed process.
    await sleep(25);
  }
  const release = async () => {
    isReleased = true;
    await client.end();
  };
  return { release, lost };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT pg_try_advisory_lock(${KEY}) AS locked`);
  return rows[0]?.locked === true;
}
