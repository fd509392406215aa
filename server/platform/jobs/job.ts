import type { Deps } from '#server/platform/deps.ts';

export type Run = {
  /** The id that the job was enqueued with: that of the record it is about. */
  id: string;
  /** Aborts when the process stops, the job takes too long, or another process has taken it over. */
  signal: AbortSignal;
  /** No retry follows when it fails. */
  isLastAttempt?: boolean;
};

/** May run twice when a process dies at its end, so `run` must be idempotent. */
export type Job = {
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
  isEnabled?(deps: Deps): boolean;
  run(deps: Deps, run: Run): Promise<void>;
};

export const hourly = {
  everyMinutes: 60,
  expireMinutes: 120,
  retries: { limit: 3, delaySeconds: 60 },
} as const satisfies Partial<Job>;

/** A failure without a bug behind it: logged with its message and details instead of a stack. */
export class JobFailure extends Error {
  readonly details: Record<string, unknown>;
  readonly isFinal: boolean;

  constructor(message: string, details: Record<string, unknown>, isFinal = false) {
    super(message);
    this.details = details;
    this.isFinal = isFinal;
  }
}
