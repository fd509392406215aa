import type { Job as Claimed } from 'pg-boss';
import { sqlState } from '#server/platform/database/error-code.ts';
import type { Deps } from '#server/platform/deps.ts';
import { JobFailure, type Job } from './job.ts';

/** Logs a failure once, with the job's name. @throws an error without the values of the first: it is stored */
export async function runLogged(job: Job, deps: Deps, { id, retryCount, signal }: Claimed): Promise<void> {
  const about = { job: job.name, id, attempt: retryCount + 1 };
  let hasEnded = false;
  const onAbort = () => {
    if (!hasEnded) deps.log.warn(about, 'a job was cut off');
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await job.run(deps, { id, signal });
  } catch (error) {
    const isLast = retryCount >= job.retries.limit;
    const details = error instanceof JobFailure ? error.details : { err: error };
    const message = error instanceof JobFailure ? error.message : 'a job failed';
    if (!signal.aborted) deps.log[isLast ? 'error' : 'warn']({ ...about, isLast, ...details }, message);
    throw storable(error);
  } finally {
    hasEnded = true;
  }
}

function storable(error: unknown): Error {
  const stored = new Error(error instanceof JobFailure ? error.message : kindOf(error));
  delete stored.stack;
  return stored;
}

function kindOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name, sqlState(error) ?? code].filter((part) => typeof part === 'string').join(' ');
}
