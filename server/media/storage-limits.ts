import { eq } from 'drizzle-orm';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { RESERVE_BYTES } from '#server/platform/files/free-space.ts';
import { fileTotals } from './store.ts';
import { media } from './table.ts';

/** @throws NO_SPACE */
export async function assertFreeSpace({ files }: Pick<Deps, 'files'>, bytes: number): Promise<void> {
  if ((await files.freeBytes()) < bytes + RESERVE_BYTES) throw refusal('NO_SPACE');
}

const RECHECK_BYTES = 16 * 1024 * 1024;

/** For bytes as they arrive: how many will come may be unknown, and many uploads run at once. @throws NO_SPACE */
export function spaceCheck(deps: Pick<Deps, 'files'>): (received: number) => Promise<void> {
  let checkedAt = 0;
  return async (received) => {
    if (received - checkedAt <= RECHECK_BYTES) return;
    checkedAt = received;
    await assertFreeSpace(deps, 0);
  };
}

/** Uploads that run at the same time may together exceed the quota by what they bring. @throws QUOTA_EXCEEDED */
export async function assertQuota(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  owner: Pick<OwnerScope, 'ownerId'>,
  bytes: number,
): Promise<void> {
  const used = await fileTotals(db, eq(media.ownerId, owner.ownerId));
  if (used.bytes + bytes > config.accountBytes)
    throw refusal('QUOTA_EXCEEDED', { limit: config.accountBytes });
}
