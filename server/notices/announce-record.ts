import type { Id } from '#domain/ids.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { recordDue } from '#domain/notices/notice-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import type { MechanicNews } from '#domain/share/schema.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { enqueueDeliveries, jobFor } from './deliver-notices.ts';
import { readRecipients } from './read-recipients.ts';
import { deliveriesTo } from './recipient-channels.ts';
import { insertDeliveries, insertNotices, type NewDelivery } from './run-store.ts';

type Subject = { kind: 'record' | 'answer'; id: Id; due: string };

/** To be called in the transaction that adds the record, or withdraws it. @returns the deliveries, to be enqueued after
 * the commit */
export const announceRecord = (
  deps: Pick<Deps, 'mailer'>,
  tx: Queryable,
  scope: CarScope,
  { kind, id, isWithdrawn }: Pick<MechanicNews, 'kind' | 'id' | 'isWithdrawn'>,
  now: Date,
): Promise<readonly NewDelivery[]> =>
  announce(deps, tx, scope, { kind: 'record', id, due: recordDue({ kind, isWithdrawn }) }, now);

/** The same for an assistant's answer whose page has disconnected. */
export const announceAnswer = (
  deps: Pick<Deps, 'mailer'>,
  tx: Queryable,
  scope: CarScope,
  id: Id,
  now: Date,
): Promise<readonly NewDelivery[]> => announce(deps, tx, scope, { kind: 'answer', id, due: '' }, now);

async function announce(
  { mailer }: Pick<Deps, 'mailer'>,
  tx: Queryable,
  { ownerId, carId }: CarScope,
  { kind, id, due }: Subject,
  now: Date,
): Promise<readonly NewDelivery[]> {
  const [recipient] = await readRecipients(tx, [ownerId]);
  if (!recipient?.isEnabled) return [];
  const digest = newId();
  const deliveries = deliveriesTo(recipient, digest, now, mailer !== null);
  if (deliveries.length === 0) return [];
  const { day } = localTime(now, zoneOf(recipient.choices.zone, recipient.language));
  const key = { kind, subjectId: id, due, state: 'added', round: 0 } as const;
  await insertNotices(tx, [{ ...key, ownerId, carId, day, digest, createdAt: now }]);
  await insertDeliveries(tx, deliveries);
  return deliveries;
}

/** A queue that is down must not fail the write: the hourly sweep enqueues whatever is left. */
export async function sendAnnounced(
  { jobs, clock, db, log }: Pick<Deps, 'jobs' | 'clock' | 'db' | 'log'>,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  try {
    await jobs.ready();
    await enqueueDeliveries({ jobs, clock }, db, deliveries);
    for (const job of new Set(deliveries.map(jobFor))) jobs.wake(job);
  } catch (err) {
    log.warn({ err }, 'a notice is delayed: the queue is not ready');
  }
}
