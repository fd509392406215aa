import type { Deps } from '#server/platform/deps.ts';
import type { JobSettings } from './job-queue.ts';

export type Run = {
  /** The id that the job was enqueued with: that of its record. */
  id: string;
  /** Aborts when the process stops, the job takes too long, or another process has taken it over. */
  signal: AbortSignal;
  /** No retry follows if it fails. */
  isLastAttempt?: boolean;
};

/** May run twice if a process dies at its end, so `run` must be idempotent. */
export type Job = JobSettings & {
  isEnabled?(deps: Deps): boolean;
  run(deps: Deps, run: Run): Promise<void>;
};

export const hourly = {
  everyMinutes: 60,
  expireMinutes: 120,
  retries: { limit: 3, delaySeconds: 60 },
} as const satisfies Partial<Job>;

/** A failure that is not a bug: logged with its message and details instead of a stack. */
export class JobFailure extends Error {
  readonly details: Record<string, unknown>;
  readonly isFinal: boolean;

  constructor(message: string, details: Record<string, unknown>, isFinal = false) {
    super(message);
    this.details = details;
    this.isFinal = isFinal;
  }
}
