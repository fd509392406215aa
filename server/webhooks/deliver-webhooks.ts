import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { nextAttempt, shouldPause } from '#domain/webhooks/retry-rules.ts';
import { queueMail, waitForMailQueue } from '#server/accounts/send-mail.ts';
import { onWritten } from '#server/platform/database/after-write.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { outsideFailure, sendOutside } from '#server/platform/outgoing/send-outside.ts';
import {
  claimDeliveries,
  listOwners,
  markDelivered,
  markFailed,
  pauseWebhook,
  pruneDeliveries,
  readTold,
  type DueDelivery,
} from './delivery-store.ts';

/** Accounts take turns, so that a slow receiver of one delays nobody else; hosts do in `sendOutside`. */
const turns = fairQueue({
  name: 'webhooks',
  running: 300,
  perKey: Number.POSITIVE_INFINITY,
  runningPerKey: 10,
});

const KEPT_DAYS = 7;
const LOOK_EVERY_MS = 5000;
const CLOSE_TIMEOUT_MS = 1000;

/** Sends what is due: soon after each write of this process, and every few seconds for retries and other processes.
 * A message is claimed in the database, so one process sends it; of one that dies, another does. */
export function openWebhooks(deps: Deps): { close: () => Promise<void> } {
  const busy = new Map<Id, Promise<unknown>>();
  let looking: Promise<void> | undefined;
  let isAsked = false;
  const closing = new AbortController();
  /** Accounts that may have something to send. */
  let known: ReadonlySet<Id> = new Set();

  const look = async () => {
    const due = await claimDeliveries(deps.db, [...busy.keys()], deps.clock());
    for (const [webhookId, mine] of Map.groupBy(due, (one) => one.webhookId)) {
      const sent = Promise.allSettled(
        mine.map((one) => turns.run(one.ownerId, () => deliver(deps, one)).catch(report)),
      );
      busy.set(webhookId, sent);
      void sent.then(() => {
        busy.delete(webhookId);
        ask();
      });
    }
  };
  const report = (err: unknown) => {
    if (!closing.signal.aborted) deps.log.warn({ err }, 'webhooks could not be sent');
  };
  const ask = () => {
    isAsked = true;
    if (closing.signal.aborted) return;
    looking ??= (async () => {
      while (isAsked && !closing.signal.aborted) {
        isAsked = false;
        await look().catch(report);
      }
      looking = undefined;
    })();
  };
  const askAnew = () =>
    void listOwners(deps.db)
      .then((owners) => {
        known = owners;
        if (owners.size > 0) ask();
      })
      .catch(report);
  const end = onWritten((ownerId) => {
    if (ownerId === null) askAnew();
    else if (known.has(ownerId)) ask();
  });
  const timer = setInterval(askAnew, LOOK_EVERY_MS).unref();
  return {
    async close() {
      closing.abort();
      end();
      clearInterval(timer);
      await looking;
      await Promise.race([Promise.all(busy.values()), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

async function deliver(deps: Deps, delivery: DueDelivery): Promise<void> {
  const { db, clock, log } = deps;
  const told = await readTold(db, delivery);
  if (told === null) return markDelivered(db, delivery, 'deleted', clock());
  const { isArrived, answer } = await send(deps, delivery, told);
  const now = clock();
  if (isArrived) return markDelivered(db, delivery, answer, now);
  log.warn({ answer }, 'a webhook did not take a message');
  const since = await markFailed(db, delivery, { answer, nextAt: nextAttempt(delivery.attempts, now), now });
  if (since && shouldPause(since, answer, now)) await pause(deps, delivery);
}

/** Signed by the scheme of Standard Webhooks. */
async function send(
  { config, clock }: Deps,
  { id, event, createdAt, url, secret }: DueDelivery,
  data: object,
): Promise<{ isArrived: boolean; answer: string }> {
  const { Webhook } = await import('standardwebhooks');
  const body = JSON.stringify({ type: event, timestamp: createdAt, data });
  const now = clock();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Carful',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  try {
    const { status } = await sendOutside({ method: 'POST', url, headers, body }, config.notifyPrivate);
    return { isArrived: status >= 200 && status < 300, answer: String(status) };
  } catch (error) {
    return { isArrived: false, answer: outsideFailure(error).kind };
  }
}

/** Its owner is told once. */
async function pause(deps: Deps, delivery: DueDelivery): Promise<void> {
  await waitForMailQueue(deps);
  await deps.db.transaction(async (tx) => {
    const owner = await pauseWebhook(tx, delivery);
    if (!owner) return;
    const { email: to, userId, language } = owner;
    await queueMail(deps, tx, { id: newId(), template: 'webhookPaused', to, userId, language });
  });
}

export const pruneWebhooks = ({ db, clock }: Deps): Promise<void> =>
  pruneDeliveries(db, new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
