import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#domain/days.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { insertInvitation, type Invitation } from './invitation-store.ts';

/** @param email the only address that may use it; null for any address
 * @returns the path of a link that works for one account */
export async function makeInvitation(
  db: Queryable,
  { email, days, now }: { email: string | null; days: number; now: Date },
): Promise<Invitation & { path: string }> {
  const token = randomBytes(32).toString('base64url');
  const invitation = {
    id: newId(),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  await insertInvitation(db, token, invitation);
  return { ...invitation, path: `/onboarding/register-options?invitation=${token}` };
}
