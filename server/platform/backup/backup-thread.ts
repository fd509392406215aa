import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { draftOf } from './due-day.ts';
import type { BackupOutcome, BackupRun } from './run-scheduled.ts';

const LIMIT_MS = 12 * 60 * 60_000;

/** Runs a backup in a separate thread, so that requests are not delayed. An abort terminates it. */
export type Run = (run: BackupRun, signal: AbortSignal) => Promise<BackupOutcome>;

export class BackupStopped extends Error {}

/** A running backup is terminated by `stop`, or when it exceeds the time limit. */
export function openBackupThread({
  script = new URL('./backup-worker.ts', import.meta.url),
  limitMs = LIMIT_MS,
} = {}): { run: Run; stop(): Promise<void> } {
  let current: Worker | undefined;
  let isStopped = false;
  return {
    async run(run, signal) {
      if (isStopped) throw new BackupStopped();
      signal.throwIfAborted();
      const draft = draftOf(run.name);
      const workerData: BackupRun = { ...run, draft };
      const worker = new Worker(script, { workerData });
      current = worker;
      const { promise, resolve, reject } = Promise.withResolvers<BackupOutcome>();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        reject(isStopped ? new BackupStopped() : new Error('the thread exited without a backup'));
      });
      const limit = setTimeout(() => {
        reject(new Error(`the backup took longer than ${limitMs / 60_000} minutes`));
      }, limitMs).unref();
      const abort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await promise;
      } finally {
        clearTimeout(limit);
        signal.removeEventListener('abort', abort);
        await worker.terminate();
        await rm(join(run.settings.backup.folder, draft), { recursive: true, force: true });
      }
    },
    async stop() {
      isStopped = true;
      await current?.terminate();
    },
  };
}
