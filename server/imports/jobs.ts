import { DAY_MS } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { deleteExpiredImports } from './store.ts';

/** Records that imports added stay. */
const sweepImports: Job = {
  name: 'sweep-imports',
  ...hourly,
  async run({ db, clock }) {
    const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
    await deleteExpiredImports(db, { open: daysAgo(1), committed: daysAgo(limits.importUndoDays) });
  },
};

export const importJobs: readonly Job[] = [sweepImports];
