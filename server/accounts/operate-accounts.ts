import { Email } from '#domain/accounts/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Db, Queryable } from '#server/platform/database/db.ts';
import { endAccess } from './end-sessions.ts';
import { eraseAccount } from './expiry-store.ts';
import { writeDisabled, writeEnabled, writeOperator } from './operator-store.ts';
import { findUser, markDeleted } from './store.ts';

const accountOf = async (db: Db, email: string): Promise<Id | undefined> =>
  (await findUser(db, Email.safeParse(email).data ?? ''))?.id;

async function disable(tx: Queryable, id: Id, now: Date): Promise<void> {
  await writeDisabled(tx, id, now);
  await endAccess(tx, id, now);
}

/** Ends all access for good and blocks log-in. @returns false for an unknown address */
export async function disableAccount(db: Db, email: string, now: Date): Promise<boolean> {
  const id = await accountOf(db, email);
  if (id === undefined) return false;
  await db.transaction((tx) => disable(tx, id, now));
  return true;
}

/** Unblocks log-in and, until the account is erased, reverts `deleteAccountOf`. What had ended stays ended. */
export async function enableAccount(db: Db, email: string): Promise<boolean> {
  const id = await accountOf(db, email);
  if (id === undefined) return false;
  await db.transaction((tx) => writeEnabled(tx, id));
  return true;
}

/** The one account that opens the operator's page where ADMIN_EMAILS is not set. @returns false for an unknown address */
export async function makeOperator(db: Db, email: string): Promise<boolean> {
  const id = await accountOf(db, email);
  if (id === undefined) return false;
  await db.transaction((tx) => writeOperator(tx, id));
  return true;
}

/** Like a deletion by the owner, but logging in does not restore the account.
 * @param when 'now' leaves no time to revert it */
export async function deleteAccountOf(
  db: Db,
  email: string,
  now: Date,
  when: 'later' | 'now',
): Promise<boolean> {
  const id = await accountOf(db, email);
  if (id === undefined) return false;
  await db.transaction(async (tx) => {
    await disable(tx, id, now);
    await markDeleted(tx, { ownerId: id }, now);
  });
  if (when === 'now') await eraseAccount(db, id, new Date(now.getTime() + 1));
  return true;
}
