import type { Id } from '#domain/ids.ts';
import { tokenOf } from '#server/platform/access/session.ts';
import type { Caller } from './run-operation.ts';

const MAX_SESSIONS = 10_000;
const MAX_COOKIE_LENGTH = 1000;
type Session = { token: string; ownerId: Id };
const sessions = new Map<string, Session>();

/** The session that this process last proved for these cookies. Whatever relies on it proves it again. */
export function presumedSession(caller: Caller): Session | undefined {
  if (!('request' in caller)) return undefined;
  const { cookie = '', 'x-carful-account': expected } = caller.request.headers;
  const session = sessions.get(cookie);
  return expected === undefined || expected === session?.ownerId ? session : undefined;
}

export function rememberSession(caller: Caller, ownerId: Id): void {
  const cookie = 'request' in caller ? caller.request.headers.cookie : undefined;
  if (cookie === undefined || cookie.length > MAX_COOKIE_LENGTH || sessions.has(cookie)) return;
  const token = tokenOf(caller.deps, cookie);
  if (token === null) return;
  if (sessions.size >= MAX_SESSIONS) sessions.delete(sessions.keys().next().value!);
  sessions.set(cookie, { token, ownerId });
}

/** Of a genuine session cookie, null for any other; the signature of one that was proven is not computed again. */
export const genuineToken = (deps: Caller['deps'], cookie: string | undefined): string | null =>
  sessions.get(cookie ?? '')?.token ?? tokenOf(deps, cookie);
