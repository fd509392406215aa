import type { Deps } from '#server/platform/deps.ts';
import { REVIVABLE_MS } from './delete-account.ts';
import { deleteExpired, eraseAccounts } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 50;
/** A client that retries after a quarter of a year is not retrying. */
const OPERATIONS_MS = 90 * DAY_MS;
/** An expired link can be told from a made-up one for so long. */
const VERIFICATIONS_MS = DAY_MS;

/**
 * Erases for good the accounts whose deletion was asked for 30 days ago (D97). Their files' bytes are
 * handed to sweepFiles: run it afterwards. Every hour.
 */
export async function sweepAccounts({ db, clock, log }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - REVIVABLE_MS);
  let erased = 0;
  for (;;) {
    const gone = await eraseAccounts(db, before, BATCH);
    erased += gone;
    if (gone < BATCH) break;
  }
  if (erased > 0) log.info({ erased }, 'deleted accounts were erased');
}

/** Forgets what no retry, link or cookie can need any more. Every hour. */
export async function sweepOperations({ db, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  await deleteExpired(db, {
    operations: new Date(now - OPERATIONS_MS),
    sessions: new Date(now),
    verifications: new Date(now - VERIFICATIONS_MS),
  });
}
