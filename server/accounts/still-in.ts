import type { StillIn } from '#domain/accounts/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { providersOf } from './openid-provider.ts';
import { readSignInMethods } from './store.ts';
import { readPasskeys } from './ways-in-store.ts';

/** By what else an account logs in whose password is new. */
export async function stillIn({ db, config }: Pick<Deps, 'db' | 'config'>, ownerId: Id): Promise<StillIn[]> {
  const { providers } = await readSignInMethods(db, { ownerId });
  const passkeys = config.isOpenIdOnly ? [] : await readPasskeys(db, { ownerId });
  return [
    ...providersOf(config)
      .filter(({ id }) => providers.includes(id))
      .map(({ name }) => ({ kind: 'provider' as const, name })),
    ...passkeys.map(({ name }) => ({ kind: 'passkey' as const, name })),
  ];
}
