import type { AccountDeletionOutcome } from '#domain/accounts/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { checkOwnerProof, type OwnerProof } from './check-password.ts';
import { endAccess } from './end-sessions.ts';
import { markDeleted } from './store.ts';

/** Signing in within this time restores the account; after it a job erases the account. */
export const RECOVERY_PERIOD_MS = 30 * 24 * 60 * 60_000;

export async function deleteAccount(
  deps: Deps,
  owner: OwnerScope,
  proof: OwnerProof,
): Promise<AccountDeletionOutcome> {
  const { db, clock } = deps;
  const outcome = await checkOwnerProof(deps, owner, proof);
  if (outcome !== 'proven') return { outcome, eraseAt: null };
  const now = clock();
  await db.transaction(async (tx) => {
    await markDeleted(tx, owner, now);
    await endAccess(tx, owner.ownerId, now);
  });
  return { outcome: 'requested', eraseAt: new Date(now.getTime() + RECOVERY_PERIOD_MS).toISOString() };
}
