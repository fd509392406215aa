import { and, eq, like, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queryable } from '#server/platform/database/db.ts';
import { apiKeys, keyCodes } from '#server/keys/table.ts';
import { operatorActions } from '#server/operator/table.ts';
import { operations } from '#server/platform/database/table.ts';
import { modelUsage } from '#server/platform/model/table.ts';
import { securityEvents } from '#server/platform/security/table.ts';
import {
  accountMails,
  authRateLimit,
  authSession,
  authUser,
  authVerification,
  invitations,
} from './table.ts';

/** Deleted, or signed up and never confirmed, which only happens on a server with mail. */
const isDue = (before: Date) =>
  or(
    lt(authUser.deletionRequestedAt, before),
    and(eq(authUser.emailVerified, false), lt(authUser.createdAt, before)),
  );

/** An account that is due, apart from `skipped`; null if none is. */
export async function findDueAccount(
  db: Queryable,
  before: Date,
  skipped: readonly string[],
): Promise<string | null> {
  const [due] = await db
    .select({ id: authUser.id })
    .from(authUser)
    .where(and(isDue(before), notInArray(authUser.id, [...skipped])))
    .orderBy(authUser.createdAt)
    .limit(1);
  return due?.id ?? null;
}

/** One account per transaction, so that locks are short.
 * @returns false when it was restored or confirmed meanwhile */
export const eraseAccount = (db: Db, id: string, before: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [erased] = await tx
      .delete(authUser)
      .where(and(eq(authUser.id, id), isDue(before)))
      .returning({ invitationId: authUser.invitationId });
    if (!erased) return false;
    if (erased.invitationId) await tx.delete(invitations).where(eq(invitations.id, erased.invitationId));
    await tx
      .delete(authVerification)
      .where(or(eq(authVerification.value, id), like(authVerification.value, `%"userId":"${id}"%`)));
    return true;
  });

const BATCH = 10_000;

export async function deleteExpired(
  db: Queryable,
  before: Record<
    | 'operations'
    | 'sessions'
    | 'verifications'
    | 'mails'
    | 'counters'
    | 'modelUsage'
    | 'invitations'
    | 'securityEvents'
    | 'keys'
    | 'keyCodes'
    | 'operatorActions',
    Date
  >,
): Promise<void> {
  await deleteInBatches(db, operations, lt(operations.createdAt, before.operations));
  await deleteInBatches(db, authSession, lt(authSession.expiresAt, before.sessions));
  await deleteInBatches(db, authVerification, lt(authVerification.expiresAt, before.verifications));
  await deleteInBatches(db, accountMails, lt(accountMails.createdAt, before.mails));
  await deleteInBatches(db, authRateLimit, lt(authRateLimit.lastRequest, before.counters.getTime()));
  await deleteInBatches(db, modelUsage, lt(modelUsage.day, before.modelUsage.toISOString().slice(0, 10)));
  await deleteInBatches(db, securityEvents, lt(securityEvents.at, before.securityEvents));
  await deleteInBatches(db, operatorActions, lt(operatorActions.at, before.operatorActions));
  await deleteInBatches(db, keyCodes, lt(keyCodes.expiresAt, before.keyCodes));
  await deleteInBatches(db, apiKeys, lt(apiKeys.expiresAt, before.keys));
  await deleteInBatches(db, invitations, lt(invitations.expiresAt, before.invitations));
}

async function deleteInBatches(db: Queryable, table: PgTable, isExpired: SQL): Promise<void> {
  const batch = sql`select ctid from ${table} where ${isExpired} limit ${BATCH}`;
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
