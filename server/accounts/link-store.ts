import { and, desc, eq, gt, inArray, like, notLike } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/db.ts';
import { authVerification } from './table.ts';

type Verification = { id: string; identifier: string; value: string; expiresAt: Date };

export async function insertVerification(db: Queryable, row: Verification): Promise<void> {
  await db.insert(authVerification).values(row);
}

export async function findVerification(
  db: Queryable,
  identifier: string,
): Promise<{ value: string } | undefined> {
  const [row] = await db
    .select({ value: authVerification.value })
    .from(authVerification)
    .where(eq(authVerification.identifier, identifier))
    .limit(1);
  return row;
}

export async function lockVerification(tx: Queryable, identifier: string) {
  const [row] = await tx
    .select({ id: authVerification.id, value: authVerification.value, expiresAt: authVerification.expiresAt })
    .from(authVerification)
    .where(eq(authVerification.identifier, identifier))
    .for('update');
  return row;
}

export type EmailLink = { userId: string; email: string; newEmail: string | null; usedAt: string | null };

export async function writeEmailLink(tx: Queryable, id: string, link: EmailLink): Promise<void> {
  await tx
    .update(authVerification)
    .set({ value: JSON.stringify(link) })
    .where(eq(authVerification.id, id));
}

export type PendingSignUp = { userId: string; name: string; passwordHash: string };

/** Per address, because opening a mailed link hashes a password for each. */
const MAX_PENDING = 5;
const ofAddress = (userId: string) => like(authVerification.identifier, `sign-up:${userId}:%`);

export async function insertSignUp(
  tx: Queryable,
  { id, signUp, expiresAt }: { id: string; signUp: PendingSignUp; expiresAt: Date },
): Promise<void> {
  const identifier = `sign-up:${signUp.userId}:${id}`;
  await insertVerification(tx, { id, identifier, value: JSON.stringify(signUp), expiresAt });
  const older = tx
    .select({ id: authVerification.id })
    .from(authVerification)
    .where(ofAddress(signUp.userId))
    .orderBy(desc(authVerification.id))
    .offset(MAX_PENDING);
  await tx.delete(authVerification).where(inArray(authVerification.id, older));
}

export async function readSignUps(db: Queryable, userId: string, now: Date): Promise<PendingSignUp[]> {
  const rows = await db
    .select({ value: authVerification.value })
    .from(authVerification)
    .where(and(ofAddress(userId), gt(authVerification.expiresAt, now)))
    .orderBy(desc(authVerification.id));
  return rows.map(({ value }) => JSON.parse(value) as PendingSignUp);
}

export async function deleteSignUps(db: Queryable, userId: string): Promise<void> {
  await db.delete(authVerification).where(ofAddress(userId));
}

export async function voidResetLinks(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(authVerification)
    .where(and(eq(authVerification.value, userId), notLike(authVerification.identifier, 'trust-device-%')));
}
