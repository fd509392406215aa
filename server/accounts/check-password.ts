import { verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { readSignInMethods, sessionStart } from './store.ts';

const GUESS_LIMIT = { max: 10, seconds: 60 };
const FRESH_MS = 10 * 60_000;

export type OwnerProof = { password: string | undefined; sessionToken: string | null };

/** An account without a password (Google only) must have signed in within the last ten minutes.
 * @throws TOO_MANY_REQUESTS */
export async function checkOwnerProof(
  deps: Deps,
  owner: OwnerScope,
  { password, sessionToken }: OwnerProof,
): Promise<'proven' | 'wrong-password' | 'sign-in-needed'> {
  const { db, clock } = deps;
  await enforceLimit(deps, `password:${owner.ownerId}`, GUESS_LIMIT);
  const { passwordHash } = await readSignInMethods(db, owner);
  if (passwordHash === null) {
    const started = sessionToken === null ? undefined : await sessionStart(db, owner, sessionToken);
    const isFresh = started !== undefined && clock().getTime() - started.getTime() <= FRESH_MS;
    return isFresh ? 'proven' : 'sign-in-needed';
  }
  const isRight = password !== undefined && (await verifyPassword({ hash: passwordHash, password }));
  return isRight ? 'proven' : 'wrong-password';
}
