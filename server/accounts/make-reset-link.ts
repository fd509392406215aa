import { randomBytes } from 'node:crypto';
import { Email } from '#domain/accounts/schema.ts';
import type { Db } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { insertVerification } from './link-store.ts';
import { resetIdentifier } from './mailed-link.ts';
import { findUser } from './store.ts';

const RESET_LINK_MS = 60 * 60_000;

export async function makeResetLink(db: Db, email: string, now: Date): Promise<string | null> {
  const address = Email.safeParse(email).data;
  const user = address && (await findUser(db, address));
  if (!user) return null;
  const token = randomBytes(24).toString('base64url');
  await insertVerification(db, {
    id: newId(),
    identifier: resetIdentifier(token),
    value: user.id,
    expiresAt: new Date(now.getTime() + RESET_LINK_MS),
  });
  return `/auth/reset-password?token=${token}`;
}
