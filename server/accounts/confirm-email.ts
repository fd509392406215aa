import type { FollowedLink, MailedLink } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { proveSession } from '#server/platform/access/session.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import {
  deleteSignUps,
  findVerification,
  insertVerification,
  lockVerification,
  voidResetLinks,
  writeEmailLink,
  type EmailLink,
} from './link-store.ts';
import { emailLinkIdentifier, mailedToken } from './mailed-link.ts';
import { queueMail, sendMail, waitForMailQueue } from './send-mail.ts';
import { isEmailTaken, lockUser, markConfirmed, writeEmail } from './store.ts';
import { isAdmitted } from './sign-up-policy.ts';
import { completeSignUp, matchPassword } from './pending-sign-ups.ts';

export const EMAIL_LINK_MS = 24 * 60 * 60_000;

export async function mailEmailLink(
  deps: Deps,
  language: Language,
  user: { id: string; email: string },
  newEmail: string | null = null,
): Promise<void> {
  const { db, secrets, clock, jobs } = deps;
  const mailId = newId();
  const link: EmailLink = { userId: user.id, email: user.email, newEmail, usedAt: null };
  await waitForMailQueue(deps);
  await db.transaction(async (tx) => {
    await insertVerification(tx, {
      id: newId(),
      identifier: emailLinkIdentifier(mailedToken(secrets, mailId)),
      value: JSON.stringify(link),
      expiresAt: new Date(clock().getTime() + EMAIL_LINK_MS),
    });
    await queueMail(deps, tx, {
      id: mailId,
      template: newEmail === null ? 'confirmEmail' : 'changeEmail',
      to: newEmail ?? user.email,
      userId: user.id,
      language,
    });
  });
  jobs.wake(sendMail);
}

export async function accountOfLink(db: Queryable, token: string): Promise<string | null> {
  const row = await findVerification(db, emailLinkIdentifier(token));
  return row ? (JSON.parse(row.value) as EmailLink).userId : null;
}

type Browser = { cookies: string | undefined; language: Language; address: string };

const GUESS_LIMIT = { max: 10, seconds: 60 };
const NETWORK_LIMIT = { max: 60, seconds: 10 * 60 };

/** Needs a session of the account or its password, and starts no session: access to a mailbox must not bypass the
 * second factor, and the address may be mistyped.
 * @throws TOO_MANY_REQUESTS */
export async function confirmEmail(
  deps: Deps,
  { token, password }: MailedLink,
  { cookies, language, address }: Browser,
): Promise<FollowedLink> {
  const { db, clock } = deps;
  const now = clock();
  const identifier = emailLinkIdentifier(token);
  await enforceLimit(deps, `follow-from:${clientNetwork(address)}`, NETWORK_LIMIT);
  const session = await proveSession(deps, cookies);
  const found = await findVerification(db, identifier);
  // Only guesses at an existing link are counted: a made-up token must not add a row.
  if (password !== undefined && found) await enforceLimit(deps, `follow:${identifier}`, GUESS_LIMIT);
  if (found && (JSON.parse(found.value) as EmailLink).newEmail !== null) await waitForMailQueue(deps);
  try {
    const followed = await db.transaction(async (tx): Promise<FollowedLink> => {
      const row = await lockVerification(tx, identifier);
      if (!row) return { outcome: 'invalid' };
      const link = JSON.parse(row.value) as EmailLink;
      if (link.usedAt !== null) return { outcome: 'used' };
      if (row.expiresAt <= now) return { outcome: 'expired' };
      const user = await lockUser(tx, { ownerId: link.userId });
      // Links mailed to an earlier address of the account are void.
      if (!user || user.email !== link.email) return { outcome: 'invalid' };
      if (link.newEmail === null && user.emailVerified) return { outcome: 'used' };
      if (link.newEmail === null && !(await isAdmitted({ ...deps, db: tx }, user.id)))
        return { outcome: 'not-admitted' };
      const isSignedIn = session?.ownerId === user.id;
      const match = isSignedIn ? 'own' : await matchPassword(tx, user, password, now);
      if (match === 'none') return { outcome: 'sign-in-needed' };
      if (match === 'needed') return { outcome: 'password-needed' };
      if (match === 'wrong') return { outcome: 'wrong-password' };
      if (match !== 'own') await completeSignUp(tx, match, now);
      await writeEmailLink(tx, row.id, { ...link, usedAt: now.toISOString() });
      const email = isSignedIn ? {} : { email: link.newEmail ?? user.email };
      if (link.newEmail === null) {
        await markConfirmed(tx, user.id);
        await deleteSignUps(tx, user.id);
        return { outcome: 'confirmed', ...email };
      }
      await writeEmail(tx, user.id, link.newEmail, now);
      await voidResetLinks(tx, user.id);
      await queueMail(deps, tx, {
        id: newId(),
        template: 'emailChanged',
        to: link.email,
        userId: user.id,
        language,
      });
      return { outcome: 'changed', ...email };
    });
    if (followed.outcome === 'changed') deps.jobs.wake(sendMail);
    return followed;
  } catch (error) {
    if (isEmailTaken(error)) return { outcome: 'taken' };
    throw error;
  }
}
