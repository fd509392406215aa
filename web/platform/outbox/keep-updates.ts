import type { Id } from '#domain/ids.ts';
import type { CacheUpdate } from '#domain/outbox/offline.ts';
import { keepRead, readKept } from '#web/platform/reads/stored-reads.ts';
import { currentSession } from '#web/platform/session/session-store.ts';

/** By then the read that it updates has been stored: it is kept a second after it came, and written 0.3 s later. */
const AFTER_MS = 1_500;

/** What was saved is kept with its answer, so that without a network no form begins with what was before. */
export function keepUpdates(userId: Id, updates: readonly CacheUpdate[]): void {
  const keep = async () => {
    for (const { procedure, input, data } of updates) {
      // Equals the hash of the query: the keys of its input are in alphabetical order.
      const hash = JSON.stringify([procedure, input ?? null]);
      const kept = await readKept(userId, hash);
      if (currentSession().session?.user.id !== userId) return;
      const updated = data(kept?.data as undefined);
      // The rest of a list is as old as it was.
      if (updated !== undefined) keepRead(userId, hash, updated, kept?.at);
    }
  };
  setTimeout(() => void keep(), AFTER_MS);
}
