import type { Job as Claimed, JobResult } from 'pg-boss';
import { inJob } from '#server/platform/database/database-use.ts';
import { sqlState } from '#server/platform/database/error-code.ts';
import type { Deps } from '#server/platform/deps.ts';
import { JobFailure, type Job } from './job.ts';

/** Logs a failure once, with the job's name. The stored failure contains no values. Never rejects. */
export async function runLogged(
  job: Job,
  deps: Deps,
  { id, retryCount, signal }: Claimed,
): Promise<JobResult> {
  const about = { job: job.name, id, attempt: retryCount + 1 };
  let hasEnded = false;
  const onAbort = () => {
    if (!hasEnded) deps.log.warn(about, 'a job was cut off');
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const run = { id, signal, isLastAttempt: retryCount >= job.retries.limit };
    await inJob(job.name, () => job.run(deps, run));
    return { id, status: 'completed' };
  } catch (error) {
    const isExpected = error instanceof JobFailure;
    const isFinal = isExpected && error.isFinal;
    const isLast = isFinal || retryCount >= job.retries.limit;
    const details = isExpected ? error.details : { err: error };
    const message = isExpected ? error.message : 'a job failed';
    if (!signal.aborted) deps.log[isLast ? 'error' : 'warn']({ ...about, isLast, ...details }, message);
    const output = { message: isExpected ? message : kindOf(error) };
    return { id, status: isFinal ? 'deadletter' : 'failed', output };
  } finally {
    hasEnded = true;
  }
}

function kindOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name, sqlState(error) ?? code].filter((part) => typeof part === 'string').join(' ');
}
