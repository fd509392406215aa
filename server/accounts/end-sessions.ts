import type { Id } from '#domain/ids.ts';
import { deleteDevices, deleteDevicesOfSession } from '#server/notices/device-store.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { sessionIdOf } from '#server/platform/access/session.ts';
import type { Db, Queryable } from '#server/platform/database/db.ts';
import { endLinks } from './operator-store.ts';
import { deleteSession, deleteSessions, endOtherAccess } from './store.ts';

/** A push subscription ends with the session in which it was added. */
export const endSession = (db: Db, owner: OwnerScope, sessionId: Id): Promise<void> =>
  db.transaction(async (tx) => {
    if (await deleteSession(tx, owner, sessionId)) await deleteDevicesOfSession(tx, sessionId);
  });

/** @param except token of the session that stays; null ends all access to the account */
export const endSessions = (db: Db, owner: OwnerScope, except: string | null): Promise<void> =>
  db.transaction(async (tx) => {
    if (except === null) await endOtherAccess(tx, owner);
    else await deleteDevices(tx, owner, except);
    await deleteSessions(tx, owner, except);
  });

/** Of an account that is deleted or locked: for good, so that nothing comes back with it. */
export async function endAccess(tx: Queryable, ownerId: Id, now: Date): Promise<void> {
  await endOtherAccess(tx, { ownerId });
  await deleteSessions(tx, { ownerId }, null);
  await endLinks(tx, ownerId, now);
}

/** The auth library ends the session itself. */
export const endPushOfSession = (db: Queryable, token: string): Promise<void> =>
  deleteDevicesOfSession(db, sessionIdOf(token));
