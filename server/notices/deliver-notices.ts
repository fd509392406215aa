import type { Id } from '#domain/ids.ts';
import { digestEntries, type DigestEntry } from '#domain/notices/digest-rules.ts';
import { afterQuiet, localTime } from '#domain/notices/clock-rules.ts';
import { latestOf } from '#domain/notices/notice-rules.ts';
import { limits } from '#domain/limits.ts';
import { pushMessages } from '#domain/notices/push-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { countPressing } from '#domain/reminders/due-list-rules.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { isRefusal } from '#server/platform/errors.ts';
import { JobFailure, type Job, type Run } from '#server/platform/jobs/job.ts';
import { isRefusedRecipient, mailFailure } from '#server/platform/mail.ts';
import { listAnswers } from '#server/assistant/store.ts';
import { listNews } from '#server/share/store.ts';
import { wordsFor } from '#server/platform/words.ts';
import { countFailure, deleteDevice, readDevice } from './device-store.ts';
import { deliverToAddress } from './deliver-to-address.ts';
import { readDueRecipient, type DueRecipient } from './read-recipients.ts';
import {
  countWaiting,
  endDelivery,
  markBegun,
  postpone,
  readDelivery,
  type Arrival,
  type Delivery,
} from './run-store.ts';
import { sendPush } from './send-push.ts';
import { endsSoon, mailTurns, messageTurns, noteOutcome, restsUntil } from './take-turns.ts';
import { writeDigest } from './write-digest.ts';

export const GIVEN_UP_MS = 24 * 60 * 60_000;
/** After this many consecutive undeliverable messages the device counts as gone. */
const FAILURES_MAX = 5;

// A digest is sent at most twice: when the process dies between sending it and deleting its row. A repeated mail has
// the same id, and a repeated push message replaces the first.
async function deliver(deps: Deps, run: Run): Promise<void> {
  const delivery = await readDelivery(deps.db, run.id);
  if (!delivery) return;
  const attempt = () => deliverNow(deps, delivery, run);
  if (delivery.channel === 'email') await attempt();
  else await sendInTurn(deps, delivery, attempt);
}

type Outcome = 'ended' | 'moved';

async function deliverNow(deps: Deps, delivery: Delivery, run: Run): Promise<Outcome> {
  const now = deps.clock();
  const ended = async (ending: Promise<void>) => ending.then((): Outcome => 'ended');
  if (now.getTime() - delivery.dueAt.getTime() > GIVEN_UP_MS) return ended(giveUp(deps, delivery));
  const recipient = await readDueRecipient(deps.db, delivery.ownerId);
  if (!recipient?.isEnabled) return ended(end(deps, delivery));
  const zone = zoneOf(recipient.choices.zone, recipient.language);
  const allowed = afterQuiet(now, recipient.choices, zone);
  // Attempts last a day from the original due time, so quiet hours do not extend it.
  const due = afterQuiet(delivery.dueAt, recipient.choices, zone);
  if (allowed > now) {
    await moveTo(deps, { ...delivery, dueAt: due }, allowed);
    return 'moved';
  }
  const { day } = localTime(now, zone);
  const mine = latestOf(recipient.earlier, delivery.digest);
  const news = mine.some(({ kind }) => kind === 'record') ? await listNews(deps.db, recipient) : [];
  const answerIds = mine.filter(({ kind }) => kind === 'answer').map(({ subjectId }) => subjectId);
  const answers = answerIds.length > 0 ? await listAnswers(deps.db, recipient, answerIds) : [];
  const entries = digestEntries(mine, { ...recipient, news, answers }, day, wordsFor(recipient.language));
  if (entries.length === 0) return ended(end(deps, delivery));
  const sending = { delivery, recipient, entries, day, run };
  const sendNow = async (): Promise<Outcome> => {
    const arrival = await send(deps, sending);
    if (arrival === 'moved') return 'moved';
    await endDelivery(deps.db, { id: delivery.id, arrival });
    return 'ended';
  };
  return delivery.channel === 'email' ? mailTurns.run(delivery.ownerId, sendNow) : sendNow();
}

const underWay = new Set<string>();

/** Without holding the worker for a host that says nothing: what does not end soon goes on alone, and another attempt
 * is planned for the case that it fails or the process dies. */
async function sendInTurn(deps: Deps, delivery: Delivery, sendNow: () => Promise<Outcome>): Promise<void> {
  const later = new Date(deps.clock().getTime() + WAIT_MIN_MS);
  if (underWay.has(delivery.id)) return moveTo(deps, delivery, later);
  const attempt = async (): Promise<Outcome> => {
    const until = restsUntil(targetOf(delivery), deps.clock());
    if (!until) return sendNow();
    await moveTo(deps, delivery, until);
    return 'moved';
  };
  const work = messageTurns.run(delivery.ownerId, attempt);
  try {
    if (await endsSoon(work)) return;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return moveTo(deps, delivery, later);
  }
  await moveTo(deps, delivery, later);
  const { id } = delivery;
  underWay.add(id);
  void work
    .then((outcome) => (outcome === 'ended' ? end(deps, { id }) : undefined))
    .catch((error: unknown) => {
      const details = error instanceof JobFailure ? error.details : { err: error };
      deps.log.warn(details, 'a digest could not be sent');
    })
    .finally(() => underWay.delete(id));
}

const targetOf = ({ deviceId, ownerId }: Pick<Delivery, 'deviceId' | 'ownerId'>) => deviceId ?? ownerId;

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
  batch: 5,
  pollSeconds: 5,
  expireMinutes: 5,
  /** Longer than the day after which a delivery is given up: from the seventh on, one retry an hour. */
  retries: { limit: 32, delaySeconds: 60 },
  run: deliver,
};

export type Queued = Pick<Delivery, 'id' | 'channel'>;

export const jobFor = ({ channel }: Pick<Delivery, 'channel'>): Job =>
  channel === 'email' ? deliverNotices : deliverPushes;

/** A message to everything that one account may have. */
const WHOLE_MESSAGE = limits.pushDevices + 2;
/** As many of one account as have a turn at once. */
const MESSAGES_OF_ACCOUNT = 2 * WHOLE_MESSAGE;
const PRIORITY_MOVED = -1;
const PRIORITY_MIN = -1000;

/** Jobs are taken by priority, then oldest first: the longer the queue of an account, the later its next one. What no
 * turn of the account is free for comes a minute later instead of being taken and put back. */
export async function enqueueDeliveries(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Queryable,
  deliveries: readonly Queued[],
) {
  const ids = deliveries.map(({ id }) => id);
  const waiting = await countWaiting(tx, ids);
  const now = clock().getTime();
  const timingOf = (id: string) => {
    const before = (waiting.get(id) ?? 1) - 1;
    const minutes = Math.floor(before / MESSAGES_OF_ACCOUNT);
    return {
      priority: Math.max(PRIORITY_MIN, -Math.floor(before / WHOLE_MESSAGE)),
      ...(minutes > 0 && { notBefore: new Date(now + minutes * WAIT_MIN_MS) }),
    };
  };
  for (const [job, queued] of Map.groupBy(deliveries, jobFor)) {
    await jobs.enqueueAll(
      tx,
      job,
      queued.map(({ id }) => ({ id, ...timingOf(id) })),
    );
  }
}

type Sending = {
  delivery: Delivery;
  recipient: DueRecipient;
  entries: readonly DigestEntry[];
  day: string;
  run: Run;
};

async function send(deps: Deps, sending: Sending): Promise<Arrival | 'moved' | null> {
  const { delivery, recipient, entries, run } = sending;
  if (delivery.channel === 'push') return sendToDevice(deps, sending);
  if (delivery.channel === 'email') {
    // Another process may have taken over the job. A message to a device holds no job for so long.
    run.signal.throwIfAborted();
    await sendMail(deps, sending);
    return null;
  }
  const failure = await deliverToAddress(deps, delivery, recipient, entries);
  const isSilent = failure?.reason === 'slow' || failure?.reason === 'unreachable';
  noteOutcome(targetOf(delivery), !isSilent, deps.clock());
  return failure && tryLater(deps, sending, failure);
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

async function sendToDevice(deps: Deps, sending: Sending): Promise<Arrival | 'moved' | null> {
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
  noteOutcome(targetOf(delivery), outcome !== 'failed' || typeof reason === 'number', deps.clock());
  if (outcome === 'sent') return arrivalNow();
  if (outcome === 'failed') return tryLater(deps, sending, { reason, retryAfterMs });
  if (outcome === 'refused') await countRefusal(deps, device.id, reason);
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
): Promise<'moved' | null> {
  if (retryAfterMs) {
    const waitMs = Math.min(Math.max(retryAfterMs, WAIT_MIN_MS), WAIT_MAX_MS);
    await moveTo(deps, delivery, new Date(deps.clock().getTime() + waitMs));
    return 'moved';
  }
  if (run.isLastAttempt) {
    await giveUp(deps, delivery);
    return null;
  }
  throw new JobFailure('a digest could not be sent', { channel: delivery.channel, reason });
}

/** Under a new id, which the delivery has from now on, because its own job ends. */
async function moveTo({ db, jobs }: Deps, delivery: Delivery, notBefore: Date): Promise<void> {
  const id = newId();
  await jobs.ready();
  await db.transaction(async (tx) => {
    await postpone(tx, delivery.id, { id, dueAt: delivery.dueAt });
    await jobs.enqueueAll(tx, jobFor(delivery), [{ id, notBefore, priority: PRIORITY_MOVED }]);
  });
  delivery.id = id;
}
