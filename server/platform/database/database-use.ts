import { AsyncLocalStorage } from 'node:async_hooks';
import type { FairQueue } from '#server/platform/fair-queue.ts';
import { visitors } from '#server/platform/others.ts';

export type DatabaseUse = {
  /** Milliseconds spent waiting for a connection or holding one; concurrent uses add up. */
  ms: number;
  /** What of one visitor, or one kind of job, uses the database takes turns with that of others. */
  visitor: () => string;
  isJob: boolean;
  turns: number;
};

const current = new AsyncLocalStorage<DatabaseUse>();

/** @param visitorOf called once, with the first statement */
export function databaseUse(visitorOf: () => string): DatabaseUse {
  let visitor: string | undefined;
  return { ms: 0, visitor: () => (visitor ??= visitorOf()), isJob: false, turns: 0 };
}

export const inJob = <Result>(name: string, run: () => Result): Result =>
  current.run({ ms: 0, visitor: () => `job ${name}`, isJob: true, turns: 0 }, run);

export const countDatabaseUse = (use: DatabaseUse, run: () => void): void => current.run(use, run);

/** For work shared by many requests: it must not queue behind the requests of the visitor who happened to start it. */
export const ofNoRequest = <Result>(run: () => Result): Result => current.exit(run);

/** Counts towards the calling request or job. What belongs to neither does not wait in `connections`. */
export async function inDatabase<Result>(
  connections: FairQueue,
  run: () => Promise<Result>,
): Promise<Result> {
  const use = current.getStore();
  if (!use) return run();
  if (!use.isJob) visitors.note(use.visitor());
  const startedAt = performance.now();
  try {
    // What holds a connection and needs another one must not wait for itself.
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
