import type * as z from 'zod/mini';
import { isProvider, type WayIn, type WayInRemoval } from '#domain/accounts/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { checkOwnerProof, type OwnerProof } from './check-password.ts';
import { providersOf } from './openid-provider.ts';
import { lockUser, readSignInMethods } from './store.ts';
import { deletePasskey, deleteProvider, readPasskeys } from './ways-in-store.ts';

/** Not the last one that works on this server as it is set up, and only by whoever proves the account: a session that was
 * left open must not lock its owner out. */
export async function removeWayIn(
  deps: Deps,
  owner: OwnerScope,
  way: WayIn,
  given: OwnerProof,
): Promise<z.infer<typeof WayInRemoval>> {
  const { db, config } = deps;
  const proof = await checkOwnerProof(deps, owner, given);
  if (proof !== 'proven') return proof;
  return db.transaction(async (tx) => {
    await lockUser(tx, owner);
    const { passwordHash, providers } = await readSignInMethods(tx, owner);
    const keys = await readPasskeys(tx, owner);
    const working = [
      ...(passwordHash === null || config.isOpenIdOnly ? [] : ['password']),
      ...(config.isOpenIdOnly ? [] : keys.map(({ id }) => id)),
      ...providers.filter((provider) => providersOf(config).some(({ id }) => id === provider)),
    ];
    if (working.length === 1 && working[0] === way) return 'last-way';
    await (isProvider(way) ? deleteProvider(tx, owner, way) : deletePasskey(tx, owner, way));
    return 'removed';
  });
}
