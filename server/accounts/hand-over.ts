import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { deleteSignUps, insertSignUp, readSignUps, voidResetLinks, type OpenSignUp } from './link-store.ts';
import { deleteUnproven, readSignInWays, writeCredential } from './store.ts';

/**
 * Whoever signs up first with an address need not be the one who reads its mail. Until the mail is opened,
 * a further sign-up changes nothing of the account, so that nobody can throw the first one out or look at
 * what they typed; it waits here. The mail's link then counts together with a password, and the sign-up
 * that had this password is the one that gets the account.
 */
const LIFETIME_MS = 24 * 60 * 60_000;

export async function keepSignUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { name, password }: { name: string; password: string },
): Promise<void> {
  const signUp: OpenSignUp = { userId, name, passwordHash: await hashPassword(password) };
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  await db.transaction((tx) => insertSignUp(tx, { id: newId(), signUp, expiresAt }));
}

/** Whose password it is: the account's own, that of a sign-up that waits, or nobody's. */
export async function whosePassword(
  tx: Queryable,
  user: { id: string; emailVerified: boolean },
  password: string | undefined,
  now: Date,
): Promise<'own' | OpenSignUp | 'wrong' | 'needed' | 'none'> {
  const { passwordHash } = await readSignInWays(tx, { ownerId: user.id });
  const open = user.emailVerified ? [] : await readSignUps(tx, user.id, now);
  if (passwordHash === null && open.length === 0) return 'none';
  if (password === undefined) return 'needed';
  if (passwordHash !== null && (await verifyPassword({ hash: passwordHash, password }))) return 'own';
  for (const signUp of open) {
    if (await verifyPassword({ hash: signUp.passwordHash, password })) return signUp;
  }
  return 'wrong';
}

/** Gives an account to the sign-up whose password came with the mail's link: none of the earlier ones stays. */
export async function handOver(
  tx: Queryable,
  { userId, name, passwordHash }: OpenSignUp,
  now: Date,
): Promise<void> {
  await dropUnproven(tx, userId);
  await writeCredential(tx, { id: newId(), userId, passwordHash, name }, now);
}

/** Takes from an account what was typed into it before anybody proved the address: sessions, password, profile. */
export async function dropUnproven(tx: Queryable, userId: string): Promise<void> {
  await deleteUnproven(tx, userId);
  await deleteSignUps(tx, userId);
  await voidResetLinks(tx, userId);
}
