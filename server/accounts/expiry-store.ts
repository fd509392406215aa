import { and, eq, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/platform/database/db.ts';
import { operations } from '#server/platform/database/table.ts';
import { accountMails, authSession, authUser, authVerification } from './table.ts';

/** One per statement, to hold no locks for long. @returns false when no account is due */
export async function eraseNextAccount(db: Queryable, before: Date): Promise<boolean> {
  const due = db
    .select({ id: authUser.id })
    .from(authUser)
    .where(lt(authUser.deletionRequestedAt, before))
    .orderBy(authUser.deletionRequestedAt)
    .limit(1);
  // The mark is checked again: a sign-in in the meantime has restored the account.
  const [erased] = await db
    .delete(authUser)
    .where(and(inArray(authUser.id, due), lt(authUser.deletionRequestedAt, before)))
    .returning({ id: authUser.id });
  if (!erased) return false;
  const { id } = erased;
  await db
    .delete(authVerification)
    .where(or(eq(authVerification.value, id), like(authVerification.value, `%"userId":"${id}"%`)));
  return true;
}

const BATCH = 10_000;

export async function deleteExpired(
  db: Queryable,
  before: { operations: Date; sessions: Date; verifications: Date; mails: Date },
): Promise<void> {
  await deleteInBatches(db, operations, lt(operations.createdAt, before.operations));
  await deleteInBatches(db, authSession, lt(authSession.expiresAt, before.sessions));
  await deleteInBatches(db, authVerification, lt(authVerification.expiresAt, before.verifications));
  await deleteInBatches(db, accountMails, lt(accountMails.createdAt, before.mails));
}

async function deleteInBatches(db: Queryable, table: PgTable, isExpired: SQL): Promise<void> {
  const batch = sql`select ctid from ${table} where ${isExpired} limit ${BATCH}`;
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${batch}))`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
