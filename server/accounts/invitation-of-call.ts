import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cookieName } from '#server/platform/access/session-cookie.ts';
import { isSecure } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';

const InvitationToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The lifetime of the state of a sign-in through a provider. */
const COOKIE_SECONDS = 10 * 60;
const cookieOf = ({ config }: Pick<Deps, 'config'>) => cookieName(isSecure(config), 'invitation');

/** The token of an invitation, from the body or from the cookie that the way through a provider brings back; '' without one. */
export function invitationOf(
  deps: Pick<Deps, 'config'>,
  path: string,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
): string {
  const sent = path.startsWith('callback/')
    ? new RegExp(`(?:^|;)\\s*${cookieOf(deps)}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
    : (body as { invitation?: unknown } | null | undefined)?.invitation;
  return InvitationToken.safeParse(sent).data ?? '';
}

/** Carries the invitation through a sign-in at a provider, or clears that of an earlier attempt. */
export function invitationCookie(deps: Pick<Deps, 'config'>, token: string): string {
  const seconds = token === '' ? 0 : COOKIE_SECONDS;
  const secure = isSecure(deps.config) ? '; Secure' : '';
  return `${cookieOf(deps)}=${token}; Max-Age=${seconds}; Path=/api/auth/callback; HttpOnly; SameSite=Lax${secure}`;
}
