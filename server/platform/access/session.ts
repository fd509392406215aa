import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { ProvenKey } from './api-key.ts';
import { ownerScope, type OwnerScope } from './scope.ts';
import { cookieName } from './session-cookie.ts';
import { authSession, authUser } from '#server/accounts/table.ts';

/** Verified here in one prepared statement, because the auth library would take several times as long as the rest of
 * a request. The cookie is `token.signature`, an HMAC-SHA256 of the token with the auth secret. */
export function sessionToken(cookies: string | undefined, name: string, secret: string): string | null {
  if (!cookies) return null;
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    const value = decoded(part.slice(at + 1).trim());
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, dot);
    // Compared as text: base64 decoding would ignore trailing characters.
    const given = Buffer.from(value.slice(dot + 1));
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return ''; // malformed, so no session
  }
}

type Proof = { ownerId: string; emailVerified: boolean };
/** The headers, and the key of a program, which counts instead of a session. */
export type Credentials = Pick<FastifyRequest, 'headers' | 'apiKey'>;

const prepare = (db: Db) =>
  db
    .select({ ownerId: authUser.id, emailVerified: authUser.emailVerified })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(
      and(eq(authSession.token, sql.placeholder('token')), gt(authSession.expiresAt, sql.placeholder('now'))),
    )
    .limit(1)
    .prepare('prove_session');
const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

export async function proveSession(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'clock'>,
  cookies: string | undefined,
): Promise<Proof | null> {
  const token = tokenOf(deps, cookies);
  if (token === null) return null;
  let statement = prepared.get(deps.db);
  if (!statement) prepared.set(deps.db, (statement = prepare(deps.db)));
  const [proof] = await statement.execute({ token, now: deps.clock() });
  return proof ?? null;
}

export const tokenOf = (deps: Pick<Deps, 'config' | 'secrets'>, cookies: string | undefined) =>
  sessionToken(cookies, cookieName(isSecure(deps.config)), deps.secrets.auth);

/** The id of the session with this token, which may be any account's; null without one. */
export const sessionIdOf = (token: string | null) =>
  sql<string | null>`(select ${authSession.id} from ${authSession} where ${authSession.token} = ${token})`;

export const expiredSessionCookie = ({ config }: Pick<Deps, 'config'>) =>
  `${cookieName(isSecure(config))}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`;

export const isSecure = (config: Deps['config']) => config.publicUrl?.startsWith('https://') ?? false;

/** The owner of a session or of a key; a key that is limited to some cars is nobody here.
 * @param allow 'unconfirmed' only for what is open before the e-mail is confirmed
 * @throws UNAUTHORIZED, FORBIDDEN while it is not confirmed */
export async function signedInOwner(
  deps: Deps,
  request: Credentials,
  allow: 'confirmed' | 'unconfirmed' = 'confirmed',
): Promise<OwnerScope> {
  if (request.apiKey && request.apiKey.carIds !== null) throw refusal('FORBIDDEN');
  return (await callerOf(deps, request, allow)).owner;
}

/** For reads that keep to the cars of a limited key. @param carIds null for all cars */
export async function callerOf(
  deps: Deps,
  request: Credentials,
  allow: 'confirmed' | 'unconfirmed' = 'confirmed',
): Promise<{ owner: OwnerScope; carIds: ProvenKey['carIds'] }> {
  const key = request.apiKey;
  const proof = key ?? (await proveSession(deps, request.headers.cookie));
  return { owner: checkedOwner(proof, request, allow), carIds: key?.carIds ?? null };
}

/** @throws UNAUTHORIZED without a session, FORBIDDEN while the e-mail is not confirmed */
export function checkedOwner(
  proof: Proof | null,
  request: Pick<FastifyRequest, 'headers'> & Partial<Credentials>,
  allow: 'confirmed' | 'unconfirmed',
): OwnerScope {
  if (!proof) throw refusal('UNAUTHORIZED');
  // Writes from a browser's outbox belong to the account that made them, not to whoever is logged in now.
  const expected = request.headers['x-carful-account'];
  if (expected !== undefined && expected !== proof.ownerId) throw refusal('UNAUTHORIZED');
  if (allow === 'confirmed' && !proof.emailVerified) throw refusal('FORBIDDEN');
  return ownerScope(proof.ownerId, proof.emailVerified, request.apiKey);
}
