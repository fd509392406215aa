import type { Deps } from '#server/platform/deps.ts';
import { endSessionAddress } from './openid-endpoints.ts';
import { findSession } from './store.ts';

/** The page of the provider that ends the session there too, if this one began with it. */
export async function endSessionElsewhere(
  { db, config, log }: Deps,
  token: string | null,
  origin: string,
): Promise<string | null> {
  if (!config.openId || token === null) return null;
  if ((await findSession(db, token))?.method !== 'oidc') return null;
  try {
    return await endSessionAddress(config.openId, `${origin}/`);
  } catch (error) {
    log.warn({ err: error }, 'the provider of the log-in could not be asked how to log out there');
    return null;
  }
}
