import type { Queryable } from '#server/platform/database/db.ts';

export type JobSettings = {
  /** The name of its queue, in the log and in `npm run jobs`. */
  name: string;
  /** Runs once per interval across all processes, soon after a start if it is due; otherwise only when it is
   * enqueued. */
  everyMinutes?: number;
  /** How many workers one process has, and how many jobs each takes at once; 1 by default. */
  workers?: number;
  batch?: number;
  /** How often a process that did not enqueue it polls; 30 by default. */
  pollSeconds?: number;
  expireMinutes: number;
  /** The delay doubles with each retry, up to an hour. */
  retries: { limit: number; delaySeconds: number };
};

export type JobQueue = {
  /** To be awaited before a transaction that enqueues. @throws when the queue does not start within some seconds */
  ready(): Promise<void>;
  /** In the caller's transaction: the job runs if and only if that commits. A second job with the same id is ignored. */
  enqueue(tx: Queryable, job: JobSettings, id: string): Promise<void>;
  /** Of those that are due, the one with the highest priority runs first, then the oldest. */
  enqueueAll(
    tx: Queryable,
    job: JobSettings,
    jobs: readonly { id: string; priority?: number; notBefore?: Date }[],
  ): Promise<void>;
  /** One that was given up is tried again. @param name of its queue */
  retry(name: string, id: string): Promise<void>;
  /** Polls for this job at once; uncommitted jobs wait for the next poll. */
  wake(job: JobSettings): void;
};
