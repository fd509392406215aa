import type { Job } from '#server/platform/jobs/job.ts';
import { RECOVERY_PERIOD_MS } from './delete-account.ts';
import { deleteExpired, eraseNextAccount } from './expiry-store.ts';
import { requeueMails, sendMail } from './send-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const OPERATIONS_MS = 90 * DAY_MS;
/** For this long an expired link is reported as expired rather than as invalid. */
const VERIFICATIONS_MS = DAY_MS;
/** Given up after about a day of retries. */
const MAILS_MS = 3 * DAY_MS;
const hourly = { everyMinutes: 60, expireMinutes: 120, retries: { limit: 3, delaySeconds: 60 } };

/** Erases accounts whose recovery period is over (D97); the sweep of files removes their files. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  ...hourly,
  async run({ db, clock, log }, { signal }) {
    const before = new Date(clock().getTime() - RECOVERY_PERIOD_MS);
    let erased = 0;
    while (!signal.aborted && (await eraseNextAccount(db, before))) erased += 1;
    if (erased > 0) log.info({ erased }, 'deleted accounts were erased');
  },
};

export const deleteExpiredRows: Job = {
  name: 'delete-expired-rows',
  ...hourly,
  async run({ db, clock }) {
    const now = clock().getTime();
    await deleteExpired(db, {
      operations: new Date(now - OPERATIONS_MS),
      sessions: new Date(now),
      verifications: new Date(now - VERIFICATIONS_MS),
      mails: new Date(now - MAILS_MS),
    });
  },
};

export const accountJobs: readonly Job[] = [eraseAccounts, deleteExpiredRows, sendMail, requeueMails];
