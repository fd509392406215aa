import { createHash, randomBytes } from 'node:crypto';
import type { ConfirmOutcome } from '#domain/accounts/schema.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Errands } from '#server/platform/errands.ts';
import { sendAccountMail, type Sender } from './send-mail.ts';
import {
  insertVerification,
  isEmailTaken,
  lockUser,
  lockVerification,
  markConfirmed,
  writeEmail,
  writeEmailLink,
  type EmailLink,
} from './store.ts';

const LIFETIME_MS = 24 * 60 * 60_000;

/** Only the hash is kept: whoever reads the database learns no link. */
const identifierOf = (token: string) =>
  `email-link:${createHash('sha256').update(token).digest('base64url')}`;

/** Mails a link that confirms the account's address, or the new one it wants. */
export async function mailEmailLink(
  deps: Deps,
  errands: Errands,
  sender: Sender,
  user: { id: string; email: string },
  newEmail: string | null = null,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const link: EmailLink = { userId: user.id, email: user.email, newEmail, usedAt: null };
  await insertVerification(deps.db, {
    id: newId(),
    identifier: identifierOf(token),
    value: JSON.stringify(link),
    expiresAt: new Date(deps.clock().getTime() + LIFETIME_MS),
  });
  sendAccountMail(deps, errands, sender, {
    letter: newEmail === null ? 'confirmEmail' : 'changeEmail',
    to: newEmail ?? user.email,
    userId: user.id,
    path: `/auth/confirm-email?token=${token}`,
  });
}

/**
 * Follows a mailed link. It opens no session: a mailbox is not enough to get past the second factor, and
 * the link may have gone to a mistyped address.
 */
export async function confirmEmail(
  deps: Deps,
  errands: Errands,
  sender: Sender,
  token: string,
): Promise<ConfirmOutcome> {
  const { db, clock } = deps;
  const now = clock();
  try {
    return await db.transaction(async (tx) => {
      const row = await lockVerification(tx, identifierOf(token));
      if (!row) return 'invalid';
      const link = JSON.parse(row.value) as EmailLink;
      if (link.usedAt !== null) return 'used';
      if (row.expiresAt <= now) return 'expired';
      const user = await lockUser(tx, { ownerId: link.userId });
      // A link for an address that the account has left is worth nothing.
      if (!user || user.email !== link.email) return 'invalid';
      await writeEmailLink(tx, row.id, { ...link, usedAt: now.toISOString() });
      if (link.newEmail === null) {
        await markConfirmed(tx, user.id);
        return 'confirmed';
      }
      await writeEmail(tx, user.id, link.newEmail, now);
      sendAccountMail(deps, errands, sender, {
        letter: 'emailChanged',
        to: link.email,
        userId: user.id,
        path: null,
      });
      return 'changed';
    });
  } catch (error) {
    if (isEmailTaken(error)) return 'taken';
    throw error;
  }
}
