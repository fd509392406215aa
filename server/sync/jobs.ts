import { DAY_MS } from '#domain/days.ts';
import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { forgetSome } from './pull-changes.ts';

/** Stated in the privacy policy. A device that was away for longer reads the records of its cars anew. */
export const CHANGES_KEPT_DAYS = 90;

export const forgetChanges: Job = {
  name: 'forget-changes',
  ...hourly,
  async run({ db, clock }, { signal }) {
    const before = new Date(clock().getTime() - CHANGES_KEPT_DAYS * DAY_MS);
    while (!signal.aborted && (await forgetSome(db.$client, before)));
  },
};
