import { isProvider, type WayIn } from '#domain/accounts/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { providersOf } from './openid-provider.ts';
import { lockUser, readSignInMethods } from './store.ts';
import { deletePasskey, deleteProvider, readPasskeys } from './ways-in-store.ts';

/** Not the last one that works on this server as it is set up. */
export async function removeWayIn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: OwnerScope,
  way: WayIn,
): Promise<'removed' | 'last-way'> {
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
