import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { binnedSince } from './binned-since.ts';
import { deleteExpired } from './store.ts';

const emptyBins: Job = {
  name: 'empty-bins',
  ...hourly,
  async run({ db, clock }) {
    await deleteExpired(db, binnedSince(clock()));
  },
};

export const binJobs: readonly Job[] = [emptyBins];
