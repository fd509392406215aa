import { verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { findSession, readSignInMethods } from './store.ts';

const GUESS_LIMIT = { max: 10, seconds: 60 };
const FRESH_MS = 10 * 60_000;

export type OwnerProof = { password: string | undefined; sessionToken: string | null };

/** An account without a password must have signed in within the last ten minutes; so must all where passwords are not
 * used.
 * @throws TOO_MANY_REQUESTS */
export async function checkOwnerProof(
  deps: Deps,
  owner: Pick<OwnerScope, 'ownerId'>,
  { password, sessionToken }: OwnerProof,
): Promise<'proven' | 'wrong-password' | 'sign-in-needed'> {
  const { db, clock, config } = deps;
  await enforceLimit(deps, `password:${owner.ownerId}`, GUESS_LIMIT);
  const { passwordHash } = await readSignInMethods(db, owner);
  if (passwordHash === null || config.isOpenIdOnly) {
    const session = sessionToken === null ? undefined : await findSession(db, sessionToken);
    const isFresh =
      session?.userId === owner.ownerId && clock().getTime() - session.createdAt.getTime() <= FRESH_MS;
    return isFresh ? 'proven' : 'sign-in-needed';
  }
  const isRight = password !== undefined && (await verifyPassword({ hash: passwordHash, password }));
  return isRight ? 'proven' : 'wrong-password';
}
