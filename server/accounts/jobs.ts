import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '#domain/days.ts';
import { hourly, JobFailure, type Job } from '#server/platform/jobs/job.ts';
import { RECOVERY_PERIOD_MS } from './delete-account.ts';
import { deleteExpired, eraseAccount, findDueAccount } from './expiry-store.ts';
import { requeueMails, sendMail } from './send-mail.ts';

/** The privacy policy names these periods. */
export const KEPT_DAYS = {
  operations: 90,
  /** An expired link is reported as expired, not as invalid, for this long. */
  verifications: 1,
  /** Retries end after about a day. */
  mails: 3,
  /** The auth library's counters last an hour at most and are dated by their last request. */
  counters: 1,
  modelUsage: 30,
  securityEvents: 90,
  /** Expired invitations stay on the operator's list for this long. */
  invitations: 30,
  /** After they expire. */
  keys: 90,
  /** Which tell that one came again for so long. */
  keyCodes: 1,
  operatorActions: 2 * 365,
} as const;

/** The pause between two accounts. Erasing then takes about one percent of the time, so that other requests do not
 * notice. */
const PAUSE_MS = 1000;

/** Erases accounts whose recovery period is over or that nobody confirmed for as long; the sweep of files removes their
 * files. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  ...hourly,
  async run({ db, clock, log }, { signal }) {
    const before = new Date(clock().getTime() - RECOVERY_PERIOD_MS);
    let erased = 0;
    const failed: string[] = [];
    let account = await findDueAccount(db, before, failed);
    while (account !== null && !signal.aborted) {
      try {
        if (await eraseAccount(db, account, before)) erased += 1;
      } catch (error) {
        failed.push(account);
        log.error({ err: error, account }, 'an account could not be erased');
      }
      account = await findDueAccount(db, before, failed);
      if (account !== null) await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined); // aborted
    }
    if (erased > 0) log.info({ erased }, 'accounts were erased');
    if (failed.length > 0) throw new JobFailure('accounts could not be erased', { failed: failed.length });
  },
};

export const deleteExpiredRows: Job = {
  name: 'delete-expired-rows',
  ...hourly,
  async run({ db, clock }) {
    const now = clock().getTime();
    const daysAgo = (days: number) => new Date(now - days * DAY_MS);
    await deleteExpired(db, {
      operations: daysAgo(KEPT_DAYS.operations),
      sessions: daysAgo(0),
      verifications: daysAgo(KEPT_DAYS.verifications),
      mails: daysAgo(KEPT_DAYS.mails),
      counters: daysAgo(KEPT_DAYS.counters),
      modelUsage: daysAgo(KEPT_DAYS.modelUsage),
      securityEvents: daysAgo(KEPT_DAYS.securityEvents),
      invitations: daysAgo(KEPT_DAYS.invitations),
      keys: daysAgo(KEPT_DAYS.keys),
      keyCodes: daysAgo(KEPT_DAYS.keyCodes),
      operatorActions: daysAgo(KEPT_DAYS.operatorActions),
    });
  },
};

export const accountJobs: readonly Job[] = [eraseAccounts, deleteExpiredRows, sendMail, requeueMails];
