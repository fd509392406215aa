import type { Deps } from '#server/platform/deps.ts';
import { deleteAbandonedMedia, deletedKeys, forgetKeys, postponeKeys } from './store.ts';

const HOUR_MS = 60 * 60_000;
/** A file that nothing took within a day was given up. */
const ABANDONED_MS = 24 * HOUR_MS;
const BATCH = 200;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Removes what nothing refers to: uploads that were given up, bytes of deleted rows, remains of a crash. Run at start and every hour. */
export async function sweepFiles(deps: Deps): Promise<void> {
  const { db, files, clock } = deps;
  const now = clock();
  await files.clearStaging(HOUR_MS);
  for (let deleted = BATCH; deleted === BATCH;) {
    deleted = await deleteAbandonedMedia(db, after(now, -ABANDONED_MS), BATCH);
  }
  for (;;) {
    const keys = await deletedKeys(db, now, BATCH);
    if (keys.length === 0) return;
    await removeBytes(deps, keys);
  }
}

/** Removes the bytes of deleted rows. What storage refuses is tried again by the sweep in an hour. */
export async function removeBytes({ db, files, log, clock }: Deps, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  const isRemoved = (_key: string, at: number) => outcomes[at]?.status === 'fulfilled';
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.error({ err: outcome.reason as unknown }, 'a deleted file could not be removed');
  }
  await forgetKeys(db, keys.filter(isRemoved));
  await postponeKeys(
    db,
    keys.filter((key, at) => !isRemoved(key, at)),
    after(clock(), HOUR_MS),
  );
}
