import { newId, type Deps } from '#server/platform/deps.ts';
import { insertVerification, lockVerification } from './link-store.ts';

const ALLOWED_MS = 60 * 60_000;
const identifierOf = (userId: string) => `password-allowed:${userId}`;

/** The way back where only the provider logs people in: for an hour after a link of the operator. */
export async function allowPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  await insertVerification(db, {
    id: newId(),
    identifier: identifierOf(userId),
    value: userId,
    expiresAt: new Date(clock().getTime() + ALLOWED_MS),
  });
}

export async function isPasswordAllowed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const row = await lockVerification(db, identifierOf(userId));
  return row !== undefined && row.expiresAt > clock();
}
