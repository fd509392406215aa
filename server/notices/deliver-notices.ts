import type { Id } from '#domain/ids.ts';
import { digestEntries, type DigestEntry } from '#domain/notices/digest-rules.ts';
import { afterQuiet, localTime } from '#domain/notices/clock-rules.ts';
import { latestOf } from '#domain/notices/notice-rules.ts';
import { pushMessages } from '#domain/notices/push-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { countPressing } from '#domain/reminders/due-list-rules.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { hourly, JobFailure, type Job, type Run } from '#server/platform/jobs/job.ts';
import { isRefusedRecipient, mailFailure } from '#server/platform/mail.ts';
import { listAnswers } from '#server/assistant/store.ts';
import { listNews } from '#server/share/store.ts';
import { semaphoreByKey } from '#server/platform/semaphore-by-key.ts';
import { wordsFor } from '#server/platform/words.ts';
import { countFailure, deleteDevice, readDevice } from './device-store.ts';
import { deliverToAddress } from './deliver-to-address.ts';
import { readRecipient, type Recipient } from './read-recipients.ts';
import {
  addMissingRuns,
  endDelivery,
  listDeliveriesBefore,
  markBegun,
  postpone,
  readDelivery,
  type Arrival,
  type Delivery,
} from './run-store.ts';
import { sendPush } from './send-push.ts';
import { writeDigest } from './write-digest.ts';

export const GIVEN_UP_MS = 24 * 60 * 60_000;
/** After this many consecutive undeliverable messages the device counts as gone. */
const FAILURES_MAX = 5;

// A digest is sent at most twice: when the process dies between sending it and deleting its row. A repeated mail has
// the same id, and a repeated push message replaces the first.
async function deliver(deps: Deps, run: Run): Promise<void> {
  const delivery = await readDelivery(deps.db, run.id);
  if (!delivery) return;
  const now = deps.clock();
  if (now.getTime() - delivery.dueAt.getTime() > GIVEN_UP_MS) return giveUp(deps, delivery);
  const recipient = await readRecipient(deps.db, delivery.ownerId);
  if (!recipient?.isEnabled) return end(deps, delivery);
  const zone = zoneOf(recipient.choices.zone, recipient.language);
  const allowed = afterQuiet(now, recipient.choices, zone);
  // Attempts last a day from the original due time, so quiet hours do not extend it.
  const due = afterQuiet(delivery.dueAt, recipient.choices, zone);
  if (allowed > now) return moveTo(deps, { ...delivery, dueAt: due }, allowed);
  const { day } = localTime(now, zone);
  const mine = latestOf(recipient.earlier, delivery.digest);
  const news = mine.some(({ kind }) => kind === 'record') ? await listNews(deps.db, recipient) : [];
  const answerIds = mine.filter(({ kind }) => kind === 'answer').map(({ subjectId }) => subjectId);
  const answers = answerIds.length > 0 ? await listAnswers(deps.db, recipient, answerIds) : [];
  const entries = digestEntries(mine, { ...recipient, news, answers }, day, wordsFor(recipient.language));
  if (entries.length === 0) return end(deps, delivery);
  await turns[delivery.channel]('', async () => {
    const arrival = await send(deps, { delivery, recipient, entries, day, run });
    await endDelivery(deps.db, { id: delivery.id, arrival });
  });
}

// How many may be sent and not yet marked, and so arrive twice if the process dies. Mail servers limit connections.
const turns = { email: semaphoreByKey(5), push: semaphoreByKey(40), address: semaphoreByKey(20) };

const end = ({ db }: Pick<Deps, 'db'>, { id }: Pick<Delivery, 'id'>): Promise<void> =>
  endDelivery(db, { id, arrival: null });

/** Also delivers push messages queued by earlier versions. */
export const deliverNotices: Job = {
  name: 'deliver-notices',
  workers: 2,
  batch: 10,
  pollSeconds: 5,
  expireMinutes: 5,
  retries: { limit: 40, delaySeconds: 15 },
  run: deliver,
};

/** A separate queue: jobs are taken oldest first, so retries to dead devices would delay everybody's mails. */
export const deliverPushes: Job = {
  name: 'deliver-pushes',
  workers: 4,
  batch: 20,
  pollSeconds: 5,
  expireMinutes: 5,
  /** Longer than the day after which a delivery is given up: from the seventh on, one retry an hour. */
  retries: { limit: 32, delaySeconds: 60 },
  run: deliver,
};

type Queued = Pick<Delivery, 'id' | 'channel'>;

export const jobFor = ({ channel }: Pick<Delivery, 'channel'>): Job =>
  channel === 'email' ? deliverNotices : deliverPushes;

export async function enqueueDeliveries(jobs: Deps['jobs'], tx: Queryable, deliveries: readonly Queued[]) {
  for (const [job, queued] of Map.groupBy(deliveries, jobFor)) {
    await jobs.enqueueAll(
      tx,
      job,
      queued.map(({ id }) => id),
    );
  }
}

type Sending = {
  delivery: Delivery;
  recipient: Recipient;
  entries: readonly DigestEntry[];
  day: string;
  run: Run;
};

async function send(deps: Deps, sending: Sending): Promise<Arrival | null> {
  // Another process may have taken over the job.
  sending.run.signal.throwIfAborted();
  const { delivery, recipient, entries } = sending;
  if (delivery.channel === 'push') return sendToDevice(deps, sending);
  if (delivery.channel === 'email') await sendMail(deps, sending);
  else {
    const failure = await deliverToAddress(deps, delivery, recipient, entries);
    if (failure) await tryLater(deps, sending, failure);
  }
  return null;
}

async function sendMail({ mailer, secrets }: Deps, { delivery, recipient, entries }: Sending): Promise<void> {
  const { email, choices, language } = recipient;
  if (!mailer || email === null || !choices.emailEnabled) return;
  try {
    await mailer.send(writeDigest(delivery, email, entries, { mailer, secrets, words: wordsFor(language) }));
  } catch (error) {
    // The owner has to fix the account's address; the next digest tries again.
    if (isRefusedRecipient(error)) return;
    throw new JobFailure('a digest could not be sent', { channel: 'email', ...mailFailure(error) });
  }
}

async function sendToDevice(deps: Deps, sending: Sending): Promise<Arrival | null> {
  const { delivery, recipient, entries, day } = sending;
  const { id, ownerId, deviceId } = delivery;
  const device = deviceId === null ? undefined : await readDevice(deps.db, { ownerId, id: deviceId });
  if (!device) return null;
  const badge = countPressing(recipient.list, day);
  const messages = pushMessages(entries, badge, wordsFor(recipient.language), delivery.isBegun);
  const arrivalNow = () => ({ deviceId: device.id, at: deps.clock() });
  const { outcome, reason, retryAfterMs } = await sendPush(deps, device, messages, () =>
    markBegun(deps.db, { id, arrival: arrivalNow() }),
  );
  if (outcome === 'sent') return arrivalNow();
  if (outcome === 'failed') await tryLater(deps, sending, { reason, retryAfterMs });
  else if (outcome === 'refused') await countRefusal(deps, device.id, reason);
  else await deleteDevice(deps.db, device.id);
  return null;
}

async function giveUp(deps: Deps, { id, channel, deviceId }: Delivery): Promise<void> {
  deps.log.warn({ channel }, 'a digest was given up');
  await end(deps, { id });
  if (deviceId !== null) await countAgainst(deps.db, deviceId);
}

/** The next digest may be accepted, for example because this one was too large. */
async function countRefusal({ db, log }: Deps, deviceId: Id, reason: unknown): Promise<void> {
  log.warn({ channel: 'push', reason }, 'a digest was refused');
  await countAgainst(db, deviceId);
}

async function countAgainst(db: Queryable, deviceId: Id): Promise<void> {
  if ((await countFailure(db, deviceId)) >= FAILURES_MAX) await deleteDevice(db, deviceId);
}

/** An address chosen by a user must not keep this server busy. */
const WAIT_MIN_MS = 60_000;
const WAIT_MAX_MS = 60 * 60_000;

type Failure = { reason?: string | number | undefined; retryAfterMs?: number | null | undefined };

/** Retries after the wait that the service asks for, within the day after which a delivery is given up; otherwise as
 * its job does.
 * @throws JobFailure unless no further attempt follows */
async function tryLater(
  deps: Deps,
  { delivery, run }: Pick<Sending, 'delivery' | 'run'>,
  { reason, retryAfterMs }: Failure,
): Promise<void> {
  if (retryAfterMs) {
    const waitMs = Math.min(Math.max(retryAfterMs, WAIT_MIN_MS), WAIT_MAX_MS);
    return moveTo(deps, delivery, new Date(deps.clock().getTime() + waitMs));
  }
  if (run.isLastAttempt) return giveUp(deps, delivery);
  throw new JobFailure('a digest could not be sent', { channel: delivery.channel, reason });
}

/** Under a new id, because its own job ends now. */
async function moveTo({ db, jobs }: Deps, { id, channel, dueAt }: Delivery, notBefore: Date): Promise<void> {
  await jobs.ready();
  await db.transaction(async (tx) => {
    const moved = newId();
    await postpone(tx, id, moved, dueAt);
    await jobs.enqueue(tx, jobFor({ channel }), moved, notBefore);
  });
}

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
      await enqueueDeliveries(jobs, db, found);
      if (found.length < BATCH) return;
      after = found.at(-1)!.id;
    }
  },
};
