import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import { authUser } from './table.ts';

/** The first account of an installation can always be made (D120); one that nobody confirmed is not its first. */
export async function isSignUpOpen({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  if (config.signUp === 'open') return true;
  const anyone = await db
    .select({ id: authUser.id })
    .from(authUser)
    .where(eq(authUser.emailVerified, true))
    .limit(1);
  return anyone.length === 0;
}

/** @throws APIError SIGN_UP_CLOSED, the same for known and unknown addresses */
export async function refuseClosedSignUp(deps: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (await isSignUpOpen(deps)) return;
  throw new APIError('FORBIDDEN', {
    code: 'SIGN_UP_CLOSED',
    message: 'This server does not accept new accounts',
  });
}
