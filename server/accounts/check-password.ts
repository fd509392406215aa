import { verifyPassword } from 'better-auth/crypto';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { readSignInMethods } from './store.ts';

const GUESS_LIMIT = { max: 10, seconds: 60 };

/** True for an account without a password (Google only). @throws TOO_MANY_REQUESTS */
export async function isOwnPassword(
  { db, config, clock }: Deps,
  owner: OwnerScope,
  password: string | undefined,
): Promise<boolean> {
  if (config.rateLimits) {
    const retryAfter = await countRequests(db, `password:${owner.ownerId}`, GUESS_LIMIT, clock());
    if (retryAfter > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
  }
  const { passwordHash } = await readSignInMethods(db, owner);
  if (passwordHash === null) return true;
  return password !== undefined && verifyPassword({ hash: passwordHash, password });
}
