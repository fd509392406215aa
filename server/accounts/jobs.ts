import { hourly, JobFailure, type Job } from '#server/platform/jobs/job.ts';
import { RECOVERY_PERIOD_MS } from './delete-account.ts';
import { deleteExpired, eraseAccount, findDueAccount } from './expiry-store.ts';
import { requeueMails, sendMail } from './send-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const OPERATIONS_MS = 90 * DAY_MS;
/** For this long an expired link is reported as expired rather than as invalid. */
const VERIFICATIONS_MS = DAY_MS;
/** Given up after about a day of retries. */
const MAILS_MS = 3 * DAY_MS;

/** Erases accounts whose recovery period is over (D97); the sweep of files removes their files. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  ...hourly,
  async run({ db, clock, log }, { signal }) {
    const before = new Date(clock().getTime() - RECOVERY_PERIOD_MS);
    let erased = 0;
    const failed: string[] = [];
    while (!signal.aborted) {
      const account = await findDueAccount(db, before, failed);
      if (account === null) break;
      try {
        if (await eraseAccount(db, account, before)) erased += 1;
      } catch (error) {
        failed.push(account);
        log.error({ err: error, account }, 'an account could not be erased');
      }
    }
    if (erased > 0) log.info({ erased }, 'deleted accounts were erased');
    if (failed.length > 0) throw new JobFailure('accounts could not be erased', { failed: failed.length });
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
