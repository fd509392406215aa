import type { Deps } from '#server/platform/deps.ts';
import { RECOVERY_PERIOD_MS } from './delete-account.ts';
import { deleteExpired, eraseAccounts } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;
const OPERATIONS_MS = 90 * DAY_MS;
/** For this long an expired link is reported as expired rather than as invalid. */
const VERIFICATIONS_MS = DAY_MS;

/** Erases accounts whose recovery period is over (D97). Run sweepFiles afterwards to remove their files. */
export async function sweepAccounts({ db, clock, log }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - RECOVERY_PERIOD_MS);
  let erased = 0;
  for (;;) {
    const count = await eraseAccounts(db, before, BATCH);
    erased += count;
    if (count < BATCH) break;
  }
  if (erased > 0) log.info({ erased }, 'deleted accounts were erased');
}

export async function sweepOperations({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  await deleteExpired(db, {
    operations: new Date(now - OPERATIONS_MS),
    sessions: new Date(now),
    verifications: new Date(now - VERIFICATIONS_MS),
  });
}
