import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Features } from '#domain/accounts/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findInvitation } from './invitation-store.ts';
import { hasConfirmed } from './store.ts';
import { authUser } from './table.ts';

const refusals = {
  SIGN_UP_CLOSED: 'This server does not accept new accounts',
  INVITATION_NEEDED: 'New accounts on this server need an invitation',
  INVITATION_INVALID: 'This invitation is no longer valid, or it is for another address',
};

/** The library keeps the original status when a hook replaces an answer by a refusal, and takes a passkey that cannot be
 * read for an error of its own. */
export function statusOf(status: number, code: unknown): number {
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') return 400;
  return typeof code === 'string' && code in refusals ? 403 : status;
}

type Asked = Pick<Deps, 'config'> & { db: Queryable };

/** The first account of an installation can always be created; unconfirmed accounts do not count. */
export async function signUpPolicy({ config, db }: Asked): Promise<Features['signUp']> {
  if (config.signUp === 'open') return 'open';
  return (await hasConfirmed(db)) ? config.signUp : 'open';
}

/** Refuses with a code of `refusals`, the same for known and unknown addresses.
 * @param token '' without one
 * @returns the invitation to be used up; null if none is needed
 * @throws APIError */
export async function checkSignUp(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  { token, email }: { token: string; email: string },
): Promise<Id | null> {
  const policy = await signUpPolicy(deps);
  if (policy === 'open') return null;
  if (policy === 'closed') throw refused('SIGN_UP_CLOSED');
  if (token === '') throw refused('INVITATION_NEEDED');
  const invitation = await findInvitation(deps.db, token, deps.clock());
  const address = email.trim().toLowerCase();
  // Someone who has not yet confirmed the address may use the invitation again (pending-sign-ups.ts).
  const isFree = !invitation?.usedBy || (invitation.usedBy === address && !invitation.isConfirmed);
  if (!invitation || !isFree || (invitation.email ?? address) !== address)
    throw refused('INVITATION_INVALID');
  return invitation.id;
}

/** Asked when an address is confirmed, however: the sign-up was possibly allowed because nobody was confirmed yet. */
export async function isAdmitted(deps: Asked, userId: string): Promise<boolean> {
  if ((await signUpPolicy(deps)) === 'open') return true;
  const [user] = await deps.db
    .select({ invitationId: authUser.invitationId, isConfirmed: authUser.emailVerified })
    .from(authUser)
    .where(eq(authUser.id, userId));
  return user !== undefined && (user.isConfirmed || user.invitationId !== null);
}

export const refused = (code: keyof typeof refusals) =>
  new APIError('FORBIDDEN', { code, message: refusals[code] });
