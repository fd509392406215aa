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
  const { constructor, code, message } = error as Error & { code?: unknown };
  const known = error instanceof JobFailure ? message : (sqlState(error) ?? code ?? constructor?.name);
  const stored = new Error(String(known));
  delete stored.stack;
  return stored;
}
