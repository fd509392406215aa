import type { Id } from '#domain/ids.ts';
import { NOTHING_KNOWN, type Known } from '#domain/sync/known-records.ts';
import { withAnswer } from '#domain/sync/with-answer.ts';
import type { SyncAnswer } from '#domain/sync/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { NetworkError } from '#web/platform/api/errors.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { withLock } from '#web/platform/outbox/lock.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { forgetOld, forgetRecords, readKnown, storedCursor, storeKnown } from './record-database.ts';
import { recordsState, showRecords } from './state.ts';

/** What a tab has fetched, for the others; without an answer they read or forget what is on the device. */
type Told = { userId: Id; fetched?: { before: string | undefined; answer: SyncAnswer; askedAt: number } };
const tabs = new BroadcastChannel('carful:records');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tell = (told: Told) => tabs.postMessage(told);
tabs.addEventListener('message', ({ data: { userId, fetched } }: MessageEvent<Told>) => {
  const { userId: whose, known } = recordsState.get();
  if (whose !== userId) return;
  if (fetched && known.cursor === fetched.before)
    showRecords(userId, withAnswer(known, fetched.answer), fetched.askedAt);
  else if (!fetched) showRecords(null, NOTHING_KNOWN);
});

/** False where the browser keeps none, or the device is full: then they last as long as the page. */
let isKept = true;

async function keepNone(error: unknown): Promise<void> {
  isKept = false;
  console.warn('Records cannot be kept on this device', error);
  const { userId } = recordsState.get();
  // Leaves the space to what waits.
  if (userId === null) return;
  try {
    await forgetRecords(userId);
  } catch (failure) {
    console.warn('Nor can they be removed', failure);
  }
}

const isStill = (userId: Id) => currentSession().session?.user.id === userId;

/** Shows what is on the device, if this tab has nothing newer. */
async function openRecords(userId: Id): Promise<Known> {
  const { userId: whose, known } = recordsState.get();
  if (isKept)
    try {
      const cursor = await storedCursor(userId);
      if (whose === userId && known.cursor === cursor) return known;
      // Another tab has given it up.
      if (whose === userId && cursor === undefined) isKept = false;
      if (!isKept) return known;
      const start = performance.now();
      const stored = await readKnown(userId);
      performance.measure('carful: records opened', { start });
      if (isStill(userId)) showRecords(userId, stored);
      return stored;
    } catch (error) {
      await keepNone(error);
    }
  return whose === userId ? known : NOTHING_KNOWN;
}

/** One that is silent for longer counts as none, since others wait for the lock. */
const ANSWER_MS = 20_000;

async function pull(userId: Id, cursor: string | undefined): Promise<SyncAnswer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const given = cursor === undefined ? {} : { cursor };
    return await call('sync.pull', given, { account: userId, changes: [], signal });
  } catch (error) {
    throw signal.aborted ? new NetworkError(error) : error;
  }
}

/** Shows what is on the device, and fetches what has changed, in one tab at a time. */
export async function syncRecords(userId: Id): Promise<void> {
  if (inPage()) return showRecords(userId, withAnswer(NOTHING_KNOWN, await call('sync.pull', {})));
  if (recordsState.get().userId !== userId) {
    if (isKept) await forgetOld().catch(keepNone);
    await openRecords(userId);
  }
  await withLock('records', async () => {
    if (!isStill(userId)) return;
    // Another tab may have fetched more meanwhile.
    let known = await openRecords(userId);
    const start = performance.now();
    for (let more = true; more;) {
      const askedAt = Date.now();
      const before = known;
      const answer = await pull(userId, before.cursor);
      if (!isStill(userId)) return;
      known = withAnswer(before, answer);
      showRecords(userId, known, askedAt);
      if (isKept) await storeKnown(userId, before, known, answer).catch(keepNone);
      tell({ userId, fetched: { before: before.cursor, answer, askedAt } });
      more = answer.more;
    }
    performance.measure('carful: records fetched', { start });
  });
}

/** At log-out: nothing stays on a shared phone. */
export const endRecords = (userId: Id): Promise<void> =>
  withLock('records', async () => {
    if (recordsState.get().userId === userId) showRecords(null, NOTHING_KNOWN);
    tell({ userId });
    if (isKept) await forgetRecords(userId);
  });
