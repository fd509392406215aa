import type { Provider, WayIn } from '#domain/accounts/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { providersOf } from './openid-provider.ts';
import { deleteProvider, lockUser, readSignInMethods } from './store.ts';

/** Not the last one that works on this server as it is set up. */
export async function removeWayIn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: OwnerScope,
  way: WayIn,
): Promise<'removed' | 'last-way'> {
  return db.transaction(async (tx) => {
    await lockUser(tx, owner);
    const { passwordHash, providers } = await readSignInMethods(tx, owner);
    const works = (provider: Provider) => providersOf(config).some(({ id }) => id === provider);
    const others = [
      ...(passwordHash === null || config.isOpenIdOnly ? [] : ['password']),
      ...providers.filter((provider) => provider !== way && works(provider)),
    ];
    if (others.length === 0 && providers.includes(way)) return 'last-way';
    await deleteProvider(tx, owner, way);
    return 'removed';
  });
}
