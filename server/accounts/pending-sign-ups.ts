import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import {
  deleteSignUps,
  insertSignUp,
  readSignUps,
  voidResetLinks,
  type PendingSignUp,
} from './link-store.ts';
import { deleteUnproven, readSignInMethods, writeCredential } from './store.ts';

/** Until an address is confirmed, several people may sign up with it, but only one of them reads its mail. Further
 * sign-ups are pending and change nothing. The mailed link asks for a password, and the sign-up with that password
 * gets the account. */
export const PENDING_SIGN_UP_MS = 24 * 60 * 60_000;

export async function storePendingSignUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const signUp: PendingSignUp = { userId, name, passwordHash: await hashPassword(password) };
  const expiresAt = new Date(clock().getTime() + PENDING_SIGN_UP_MS);
  await db.transaction((tx) => insertSignUp(tx, { id: newId(), signUp, expiresAt }));
}

/** 'own' for the account's password, otherwise the pending sign-up it belongs to; 'none' without a password. */
export async function matchPassword(
  tx: Queryable,
  user: { id: string; emailVerified: boolean },
  password: string | undefined,
  now: Date,
): Promise<'own' | PendingSignUp | 'wrong' | 'needed' | 'none'> {
  const { passwordHash } = await readSignInMethods(tx, { ownerId: user.id });
  const pending = user.emailVerified ? [] : await readSignUps(tx, user.id, now);
  if (passwordHash === null && pending.length === 0) return 'none';
  if (password === undefined) return 'needed';
  if (passwordHash !== null && (await verifyPassword({ hash: passwordHash, password }))) return 'own';
  for (const signUp of pending) {
    if (await verifyPassword({ hash: signUp.passwordHash, password })) return signUp;
  }
  return 'wrong';
}

/** Gives the account to this sign-up and ends the access of all others. */
export async function completeSignUp(
  tx: Queryable,
  { userId, name, passwordHash }: PendingSignUp,
  now: Date,
): Promise<void> {
  await deleteUnprovenAccess(tx, userId);
  await writeCredential(tx, { id: newId(), userId, passwordHash, name }, now);
}

export async function deleteUnprovenAccess(tx: Queryable, userId: string): Promise<void> {
  await deleteUnproven(tx, userId);
  await deleteSignUps(tx, userId);
  await voidResetLinks(tx, userId);
}
