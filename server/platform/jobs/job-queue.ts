import type { Queryable } from '#server/platform/database/db.ts';

export type JobSettings = {
  /** The name of its queue, for the log and for `npm run jobs`. */
  name: string;
  /** Runs once per interval across all processes, soon after a start if it is due; otherwise when it is enqueued. */
  everyMinutes?: number;
  /** How many of its workers one process has, and how many jobs each takes at once; 1 unless given. */
  workers?: number;
  batch?: number;
  /** How often a process that did not enqueue it looks for work; 30 unless given. */
  pollSeconds?: number;
  expireMinutes: number;
  /** The delay doubles with each retry, up to an hour. */
  retries: { limit: number; delaySeconds: number };
};

export type JobQueue = {
  /** To be awaited before a transaction that enqueues. @throws when the queue does not run within some seconds */
  ready(): Promise<void>;
  /** In the caller's transaction: runs if and only if that commits. A second job of the same id is ignored. */
  enqueue(tx: Queryable, job: JobSettings, id: string, notBefore?: Date): Promise<void>;
  enqueueAll(tx: Queryable, job: JobSettings, ids: readonly string[]): Promise<void>;
  /** Looks for work of this job at once; what is still uncommitted waits for the next poll. */
  wake(job: JobSettings): void;
};
