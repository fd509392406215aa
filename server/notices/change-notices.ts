import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Attempt, Notices, NoticesEdit, PushDeviceDraft } from '#domain/notices/schema.ts';
import { languageOf } from '#server/accounts/store.ts';
import { isPushPoint, pushKeys } from '#server/platform/access/push-keys.ts';
import { signId } from '#server/platform/access/signed-id.ts';
import { signedInOwner, tokenOf } from '#server/platform/access/session.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { recordedWrite, type RequestCaller } from '#server/platform/security/recorded-write.ts';
import { wordsFor } from '#server/platform/words.ts';
import {
  countDevices,
  deleteDevice,
  deleteOwnDevice,
  forgetEndpoint,
  insertDevice,
  readDevice,
} from './device-store.ts';
import { sendTest } from './send-push.ts';
import { limitTests } from './test-limit.ts';
import { changeChoices, deleteFeed, lockChoices, readNotices, saveFeed } from './store.ts';

const ADDED_DEVICES = { max: 30, seconds: 3600 };

export const factsOf = ({ config, secrets, mailer }: Deps, request: RequestCaller['request']) => ({
  sessionToken: tokenOf({ config, secrets }, request.headers.cookie),
  pushKey: pushKeys(secrets).publicKey,
  hasMail: mailer !== null,
  calendarPath: (feedId: Id) => `/api/calendar/${signId(secrets, 'calendar', feedId)}.ics`,
});

export async function editNotices(
  caller: RequestCaller,
  edit: z.output<typeof NoticesEdit>,
): Promise<Notices> {
  await ownerWrite<{ done: true }>(caller, edit, async ({ owner, now, tx }) => {
    const stored = await lockChoices(tx, owner);
    const changes = mergeChanges(stored, edit);
    if (Object.keys(changes).length === 0) return { unchanged: { done: true } };
    return {
      writes: changeChoices(owner, stored, changes, now),
      answer: sql`(select ${DONE} from saved)`,
      refused: 'NOT_FOUND',
    };
  });
  const { deps, request } = caller;
  return readNotices(deps.db, await signedInOwner(deps, request), factsOf(deps, request));
}

export const setZone = (caller: Caller, input: { opId: Id; zone: string }): Promise<{ done: true }> =>
  ownerWrite<{ done: true }>(caller, input, async ({ owner, now, tx }) => {
    const stored = await lockChoices(tx, owner);
    if (stored.zone === input.zone) return { unchanged: { done: true } };
    return {
      writes: changeChoices(owner, stored, { zone: input.zone }, now),
      answer: sql`(select ${DONE} from saved)`,
      refused: 'NOT_FOUND',
    };
  });

/** @throws BAD_REQUEST for an invalid key or too many devices; TOO_MANY_REQUESTS */
export async function addDevice(
  caller: RequestCaller,
  input: z.output<typeof PushDeviceDraft>,
): Promise<{ done: true }> {
  const { id, endpoint, p256dh, auth } = input;
  if (!isPushPoint(p256dh))
    throw fieldRefusal('p256dh', 'This browser cannot show notifications from this address.');
  const { ownerId: account } = await signedInOwner(caller.deps, caller.request);
  await enforceLimit(caller.deps, `notice-device:${account}`, ADDED_DEVICES);
  return recordedWrite(caller, 'add-device', (decidedFor) =>
    ownerWrite(caller, input, async ({ owner, now, tx }) => {
      const { ownerId } = owner;
      decidedFor(ownerId);
      // Locked, so that concurrently added devices are counted correctly.
      await lockChoices(tx, owner);
      await forgetEndpoint(tx, endpoint);
      if ((await countDevices(tx, owner)) >= limits.pushDevices)
        throw fieldRefusal('id', 'No more devices can be added to this account. Remove one first.');
      const userAgent = caller.request.headers['user-agent']?.slice(0, 500) ?? null;
      return {
        writes: {
          saved: insertDevice(
            { id, ownerId, endpoint, p256dh, auth, userAgent, createdAt: now },
            tokenOf(caller.deps, caller.request.headers.cookie),
          ),
        },
        answer: sql`(select ${DONE} from saved)`,
        refused: 'ID_TAKEN',
      };
    }),
  );
}

export const removeDevice = (caller: Caller, input: { opId: Id; deviceId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner }) => ({
    writes: { removed: deleteOwnDevice(owner, input.deviceId) },
    answer: sql`(select ${DONE} from removed)`,
    refused: 'NOT_FOUND',
  }));

export const makeCalendar = (caller: RequestCaller, input: { opId: Id }): Promise<{ done: true }> =>
  recordedWrite(caller, 'make-calendar', (decidedFor) =>
    ownerWrite(caller, input, async ({ owner, now }) => {
      decidedFor(owner.ownerId);
      return {
        writes: { saved: saveFeed(owner, newId(), now) },
        answer: sql`(select ${DONE} from saved)`,
        refused: 'NOT_FOUND',
      };
    }),
  );

export const endCalendar = (caller: Caller, input: { opId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner }) => ({
    writes: deleteFeed(owner),
    answer: DONE,
    refused: 'NOT_FOUND',
  }));

/** @throws NOT_FOUND; TOO_MANY_REQUESTS after ten in ten minutes */
export async function testDevice({ deps, request }: RequestCaller, deviceId: Id): Promise<Attempt> {
  const owner = await signedInOwner(deps, request);
  const device = await readDevice(deps.db, { ownerId: owner.ownerId, id: deviceId });
  if (!device) throw refusal('NOT_FOUND');
  await limitTests(deps, owner);
  const words = wordsFor((await languageOf(deps.db, owner.ownerId)) ?? 'en');
  const { outcome, reason } = await sendTest(deps, device, words);
  if (outcome === 'gone') await deleteDevice(deps.db, deviceId);
  if (outcome === 'sent' || outcome === 'gone') return { outcome };
  deps.log.warn({ reason }, 'a test of push messages failed');
  return { outcome: 'failed' };
}
