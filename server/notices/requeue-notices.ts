import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { enqueueDeliveries, type Queued } from './deliver-notices.ts';
import { addMissingRuns, listDeliveriesBefore } from './run-store.ts';

const REQUEUE_AFTER_MS = 10 * 60_000;
const BATCH = 1000;

/** A database that was copied without the schema of jobs lacks the jobs of deliveries, and may lack daily runs. */
export const requeueNotices: Job = {
  name: 'requeue-notices',
  ...hourly,
  expireMinutes: 10,
  async run({ db, jobs, clock }, { signal }) {
    const now = clock();
    await addMissingRuns(db);
    await jobs.ready();
    for (let after: string | null = null; ;) {
      const found: Queued[] = await listDeliveriesBefore(
        db,
        new Date(now.getTime() - REQUEUE_AFTER_MS),
        after,
        BATCH,
      );
      signal.throwIfAborted();
      await enqueueDeliveries({ jobs, clock }, db, found);
      if (found.length < BATCH) return;
      after = found.at(-1)!.id;
    }
  },
};
