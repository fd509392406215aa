import { createHash } from 'node:crypto';
import { Email } from '#domain/accounts/schema.ts';
import { cookieName } from '#server/platform/access/session-cookie.ts';
import { isSecure, proveSession, sessionToken } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findVerification } from './link-store.ts';
import { resetIdentifier } from './mailed-link.ts';
import { findUser } from './store.ts';

/** Better Auth's name for the cookie of a sign-in that still needs its second factor. */
const CHALLENGE = 'two_factor';

/** The account of a session, or of a sign-in that still needs its second factor. */
export async function accountOfCookies(deps: Deps, cookies: string | undefined): Promise<string | null> {
  const session = await proveSession(deps, cookies);
  if (session) return session.ownerId;
  const { db, config, secrets } = deps;
  const challenge = sessionToken(cookies, cookieName(isSecure(config), CHALLENGE), secrets.auth);
  if (challenge === null) return null;
  const identifier = createHash('sha256').update(challenge).digest('base64url');
  return (await findVerification(db, identifier))?.value ?? null;
}

export async function accountOfCall(
  deps: Deps,
  { email, token }: Record<string, unknown>,
  cookies: string | undefined,
): Promise<string | null> {
  const address = Email.safeParse(email).data;
  if (address) return (await findUser(deps.db, address))?.id ?? null;
  if (typeof token === 'string') {
    return (await findVerification(deps.db, resetIdentifier(token)))?.value ?? null;
  }
  return accountOfCookies(deps, cookies);
}
