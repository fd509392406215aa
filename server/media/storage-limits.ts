import { sql } from 'drizzle-orm';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { RESERVE_BYTES } from '#server/platform/files/free-space.ts';
import { looseTotals, storedTotals } from './store.ts';

export async function assertFreeSpace({ files }: Pick<Deps, 'files'>, bytes: number): Promise<void> {
  if ((await files.freeBytes()) < bytes + RESERVE_BYTES) throw refusal('NO_SPACE');
}

const RECHECK_BYTES = 16 * 1024 * 1024;

/** Checks free space while bytes arrive: their number may be unknown, and many uploads run at once. @throws NO_SPACE */
export function spaceCheck(deps: Pick<Deps, 'files'>): (received: number) => Promise<void> {
  let checkedAt = 0;
  return async (received) => {
    if (received - checkedAt <= RECHECK_BYTES) return;
    checkedAt = received;
    await assertFreeSpace(deps, 0);
  };
}

type Owner = Pick<OwnerScope, 'ownerId'>;
type Totals = { files: number; bytes: number };
type Limits = { quota: Totals };

const LOOSE_QUOTA = { files: 200, bytes: 1024 ** 3 };
const LOOSE_QUOTA_UNCONFIRMED = { files: 5, bytes: 50 * 1024 ** 2 };

/** Unattached files are kept for weeks, so their number and size are limited. @throws TOO_MANY_REQUESTS */
export async function assertLooseQuota(
  db: Queryable,
  owner: Pick<OwnerScope, 'ownerId' | 'isConfirmed'>,
  unfinished: Totals,
): Promise<void> {
  const { files, bytes } = await looseTotals(db, owner);
  const quota = owner.isConfirmed ? LOOSE_QUOTA : LOOSE_QUOTA_UNCONFIRMED;
  if (files + unfinished.files >= quota.files || bytes + unfinished.bytes >= quota.bytes)
    throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
}

/** Refuses early; concurrent uploads may all pass. @throws QUOTA_EXCEEDED, TOO_MANY_FILES */
export async function assertQuota(
  db: Queryable,
  owner: Owner,
  { quota }: Limits,
  added: Totals,
): Promise<void> {
  const used = await storedTotals(db, owner);
  if (used.bytes + added.bytes > quota.bytes) throw refusal('QUOTA_EXCEEDED', { limit: quota.bytes });
  if (used.files + added.files > quota.files) throw refusal('TOO_MANY_FILES', { limit: quota.files });
}

const ALL = Number.POSITIVE_INFINITY;

/** Transactions of one account that call `lockQuota` take turns, where they hold no connection that others need. */
export const { run: inQuotaTurn } = fairQueue({
  name: 'quotas',
  running: ALL,
  perKey: ALL,
  runningPerKey: 1,
});

/** Serializes adding files to an account, across all processes. @throws QUOTA_EXCEEDED, TOO_MANY_FILES */
export async function lockQuota(tx: Queryable, owner: Owner, limits: Limits, added: Totals): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${owner.ownerId}`}, 0))`);
  await assertQuota(tx, owner, limits, added);
}
