import type { Id } from '#domain/ids.ts';
import { NOTHING_KNOWN, withAnswer, type Known } from '#domain/sync/known-records.ts';
import { call } from '#web/platform/api/client.ts';
import { withLock } from '#web/platform/outbox/lock.ts';
import { createStore } from '#web/platform/store.ts';
import { forgetRecords, readKnown, storedCursor, storeKnown } from './record-database.ts';

type State = { userId: Id | null; known: Known };

/** What this tab has in memory of the account's records. */
export const records = createStore<State>({ userId: null, known: NOTHING_KNOWN });

/** Whose records have changed, for other tabs. */
const tabs = new BroadcastChannel('carful:records');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tell = (userId: Id) => tabs.postMessage({ userId });
tabs.addEventListener('message', ({ data }: MessageEvent<{ userId: Id }>) => {
  if (records.get().userId === data.userId) void openRecords(data.userId);
});

/** Reads what is on the device. */
export async function openRecords(userId: Id): Promise<Known> {
  const start = performance.now();
  const known = await readKnown(userId);
  performance.measure('carful: records opened', { start });
  records.set({ userId, known });
  return known;
}

/** Fetches what has changed, in one tab at a time. @returns what is known then */
export const syncRecords = (userId: Id): Promise<Known> =>
  withLock('records', async () => {
    const { userId: whose, known: shown } = records.get();
    // Another tab may have fetched more meanwhile.
    const isCurrent = whose === userId && shown.cursor === (await storedCursor(userId));
    let known = isCurrent ? shown : await openRecords(userId);
    for (let more = true; more;) {
      const answer = await call('sync.pull', known.cursor === undefined ? {} : { cursor: known.cursor }, {
        account: userId,
        changes: [],
      });
      const before = known;
      known = withAnswer(before, answer);
      await storeKnown(userId, before, known, answer);
      records.set({ userId, known });
      tell(userId);
      more = answer.more;
    }
    return known;
  });

/** At log-out: nothing stays on a shared phone. */
export const endRecords = (userId: Id): Promise<void> =>
  withLock('records', async () => {
    if (records.get().userId === userId) records.set({ userId: null, known: NOTHING_KNOWN });
    await forgetRecords(userId);
    tell(userId);
  });
