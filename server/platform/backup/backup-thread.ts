import { Worker } from 'node:worker_threads';
import type { BackupOutcome, BackupRun } from './run-scheduled.ts';

const LIMIT_MS = 12 * 60 * 60_000;

/** Runs a backup elsewhere, so that requests are not delayed. */
export type Run = (run: BackupRun) => Promise<BackupOutcome>;

export class BackupStopped extends Error {}

/** A backup in work is terminated by `stop`, and when it takes longer than the limit. */
export function openBackupThread({
  script = new URL('./backup-worker.ts', import.meta.url),
  limitMs = LIMIT_MS,
} = {}): { run: Run; stop(): Promise<void> } {
  let current: Worker | undefined;
  let isStopped = false;
  return {
    async run(workerData) {
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
      try {
        return await promise;
      } finally {
        clearTimeout(limit);
        await worker.terminate();
      }
    },
    async stop() {
      isStopped = true;
      await current?.terminate();
    },
  };
}
