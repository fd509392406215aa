import { AsyncLocalStorage } from 'node:async_hooks';
import type { FairQueue } from '#server/platform/fair-queue.ts';
import { visitors } from '#server/platform/others.ts';

export type DatabaseUse = {
  /** Milliseconds spent waiting for a connection or holding one; concurrent uses add up. */
  ms: number;
  /** Requests of one visitor take turns with those of others. */
  visitor: () => string;
  turns: number;
};

const current = new AsyncLocalStorage<DatabaseUse>();

/** @param visitorOf called once, with the first statement */
export function databaseUse(visitorOf: () => string): DatabaseUse {
  let visitor: string | undefined;
  return { ms: 0, visitor: () => (visitor ??= visitorOf()), turns: 0 };
}

export const countDatabaseUse = (use: DatabaseUse, run: () => void): void => current.run(use, run);

/** For work shared by many requests: it must not queue behind the requests of the visitor who happened to start it. */
export const ofNoRequest = <Result>(run: () => Result): Result => current.exit(run);

/** Counts towards the calling request. Work outside a request, such as a job, does not wait in `connections`. */
export async function inDatabase<Result>(
  connections: FairQueue,
  run: () => Promise<Result>,
): Promise<Result> {
  const use = current.getStore();
  if (!use) return run();
  visitors.note(use.visitor());
  const startedAt = performance.now();
  try {
    // A request that holds a connection and needs another one must not wait for itself.
    return await (use.turns > 0 ? run() : connections.run(use.visitor(), () => inTurn(use, run)));
  } finally {
    use.ms += performance.now() - startedAt;
  }
}

async function inTurn<Result>(use: DatabaseUse, run: () => Promise<Result>): Promise<Result> {
  use.turns += 1;
  try {
    return await run();
  } finally {
    use.turns -= 1;
  }
}
