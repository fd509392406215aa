import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds spent waiting for a connection or holding one; what runs at the same time adds up. */
export type DatabaseTime = { ms: number };

const current = new AsyncLocalStorage<DatabaseTime>();

export const countDatabaseTime = (time: DatabaseTime, run: () => void): void => current.run(time, run);

/** Belongs to the request that calls it. */
export async function inDatabase<Result>(run: () => Promise<Result>): Promise<Result> {
  const time = current.getStore();
  if (!time) return run();
  const begun = performance.now();
  try {
    return await run();
  } finally {
    time.ms += performance.now() - begun;
  }
}
