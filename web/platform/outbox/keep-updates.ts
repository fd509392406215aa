import type { Id } from '#domain/ids.ts';
import type { CacheUpdate } from '#domain/outbox/offline.ts';
import { keepRead, readKept } from '#web/platform/reads/stored-reads.ts';
import { currentSession } from '#web/platform/session/session-store.ts';

/** By then the read it updates is stored, which happens up to 1.3 s after its answer. */
const AFTER_MS = 1_500;

/** Applies saved changes of settings to stored reads, so that they do not show old values without a network. */
export function keepUpdates(userId: Id, updates: readonly CacheUpdate[]): void {
  const keep = async () => {
    for (const { procedure, input, data } of updates) {
      // Equals the query hash, because the keys of the input are in alphabetical order.
      const hash = JSON.stringify([procedure, input ?? null]);
      const kept = await readKept(userId, hash);
      if (currentSession().session?.user.id !== userId) return;
      const updated = data(kept?.data as undefined);
      // Keeps the time of the read, since the rest of a list is as old as before.
      if (updated !== undefined) keepRead(userId, hash, updated, kept?.at);
    }
  };
  setTimeout(() => void keep(), AFTER_MS);
}
