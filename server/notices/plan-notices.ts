import { DAY_MS } from '#domain/days.ts';
import { afterQuiet, localTime, nextDigest } from '#domain/notices/clock-rules.ts';
import { newNotices } from '#domain/notices/notice-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { written } from '#server/platform/database/after-write.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { deliveriesTo } from './recipient-channels.ts';
import { enqueueDeliveries, jobFor } from './deliver-notices.ts';
import { readDueRecipients, type DueRecipient } from './read-recipients.ts';
import {
  insertDeliveries,
  insertNotices,
  lockDueRuns,
  pruneNotices,
  setNextRuns,
  type DueRun,
  type NewDelivery,
  type NewNotice,
} from './run-store.ts';

const BATCH = 200;
const FAILED_RETRY_MS = 60 * 60_000;
/** Stated in the privacy policy, and longer than any repetition interval; a state that lasts even longer is announced
 * again. */
export const NOTICES_KEPT_DAYS = 400;

/** Looks every five minutes for owners whose daily run is due. */
export const planNotices: Job = {
  name: 'plan-notices',
  everyMinutes: 5,
  expireMinutes: 15,
  retries: { limit: 3, delaySeconds: 5 },
  async run(deps, { signal }) {
    await pruneNotices(deps.db, new Date(deps.clock().getTime() - NOTICES_KEPT_DAYS * DAY_MS));
    await deps.jobs.ready();
    for (let planned = BATCH; planned === BATCH;) {
      signal.throwIfAborted();
      planned = await planBatch(deps);
    }
  },
};

/** In one transaction, so that notices, deliveries with jobs and the next run are stored together or not at all. */
async function planBatch({ db, jobs, clock, mailer, log }: Deps): Promise<number> {
  const now = clock();
  const planned = await db.transaction(async (tx) => {
    const runs = await lockDueRuns(tx, now, BATCH);
    if (runs.length === 0) return { owners: 0, deliveries: [] };
    const recipients = await readDueRecipients(
      tx,
      runs.map(({ ownerId }) => ownerId),
    );
    const byOwner = new Map(recipients.map((one) => [one.ownerId, one]));
    const plans = runs.map((run): Plan => {
      try {
        return planFor(run, byOwner.get(run.ownerId)!, now, mailer !== null);
      } catch (err) {
        // A failure of one account must not stop the notices of others.
        log.error({ err, account: run.ownerId }, 'the notices of an account could not be planned');
        const nextAt = new Date(now.getTime() + FAILED_RETRY_MS);
        return { ownerId: run.ownerId, nextAt, notices: [], deliveries: [] };
      }
    });
    const fresh = await insertNotices(
      tx,
      plans.flatMap(({ notices }) => notices),
    );
    const deliveries = plans.flatMap((plan) => plan.deliveries).filter(({ digest }) => fresh.has(digest));
    await insertDeliveries(tx, deliveries);
    await enqueueDeliveries({ jobs, clock }, tx, deliveries);
    await setNextRuns(tx, plans);
    return { owners: runs.length, deliveries };
  });
  for (const job of new Set(planned.deliveries.map(jobFor))) jobs.wake(job);
  written(null);
  return planned.owners;
}

type Plan = {
  ownerId: DueRecipient['ownerId'];
  nextAt: Date;
  notices: NewNotice[];
  deliveries: NewDelivery[];
};

function planFor({ ownerId, nextAt }: DueRun, recipient: DueRecipient, now: Date, hasMail: boolean): Plan {
  const { choices, language } = recipient;
  const zone = zoneOf(choices.zone, language);
  const nothing = { ownerId, notices: [], deliveries: [] };
  // Late, because no process was running at that hour.
  const allowed = afterQuiet(now, choices, zone);
  if (nextAt !== null && allowed > now) return { ...nothing, nextAt: allowed };
  const next = { ...nothing, nextAt: nextDigest(now, choices, zone) };
  if (nextAt === null || !recipient.isEnabled) return next;
  const digest = newId();
  const deliveries = deliveriesTo(recipient, digest, now, hasMail);
  // An owner without any channel is notified once there is one.
  if (deliveries.length === 0 && !recipient.hasWebhook) return next;
  const { day } = localTime(now, zone);
  const found = newNotices(dueList(recipient.list, day), recipient.earlier, day);
  const notices = found.map((one) => ({ ...one, ownerId, day, digest, createdAt: now }));
  return { ...next, notices, deliveries: notices.length > 0 ? deliveries : [] };
}
