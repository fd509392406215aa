import { Id } from '#domain/ids.ts';
import { NOTHING_KNOWN, type Known } from '#domain/sync/known-records.ts';
import { withAnswer } from '#domain/sync/with-answer.ts';
import type { SyncAnswer } from '#domain/sync/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { NetworkError } from '#web/platform/api/errors.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { withLock } from '#web/platform/outbox/lock.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import {
  forgetOld,
  forgetRecords,
  isHopeless,
  readKnown,
  storedAccount,
  storeKnown,
} from './record-database.ts';
import { recordsState, showRecords } from './state.ts';

/** What a tab has fetched, for the others; without it they forget what they know. */
type Told = { userId: Id; fetched?: { before: string | undefined; answer: SyncAnswer; askedAt: number } };
const tabs = new BroadcastChannel('carful:records');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tell = (told: Told) => tabs.postMessage(told);
tabs.addEventListener('message', ({ data: { userId, fetched } }: MessageEvent<Told>) => {
  if (!fetched) return leave(userId);
  const { userId: whose, known } = recordsState.get();
  if (whose === userId && known.cursor === fetched.before)
    showRecords(userId, withAnswer(known, fetched.answer), fetched.askedAt);
});

/** False where the browser keeps none, or the device is full: then they last as long as the page. */
let isKept = true;

async function keepLess(userId: Id, error: unknown): Promise<void> {
  console.warn('Records cannot be kept on this device', error);
  // It may pass: what is stored stays, and the next fetch begins with it.
  if (!isHopeless(error)) return;
  isKept = false;
  try {
    // Leaves the space to what waits.
    await forgetRecords(userId);
  } catch (failure) {
    console.warn('Nor can they be removed', failure);
  }
}

const loadOutbox = () => import('#web/platform/outbox/outbox-store.ts');

const isStill = (userId: Id) => currentSession().session?.user.id === userId;

/** Shows what is on the device, if this tab has nothing newer. */
async function openRecords(userId: Id): Promise<Known> {
  const { userId: whose, known } = recordsState.get();
  if (isKept)
    try {
      const { cursor, askedAt, arrived = [] } = (await storedAccount(userId)) ?? {};
      if (whose === userId && known.cursor === cursor) return known;
      // Another tab has given it up.
      if (whose === userId && cursor === undefined) isKept = false;
      if (!isKept) return known;
      const start = performance.now();
      const stored = await readKnown(userId);
      performance.measure('carful: records opened', { start });
      if (arrived.length > 0) await (await loadOutbox()).showArrived(arrived);
      if (isStill(userId)) showRecords(userId, stored, askedAt);
      return stored;
    } catch (error) {
      await keepLess(userId, error);
    }
  return whose === userId ? known : NOTHING_KNOWN;
}

/** One that is silent for longer counts as none, since others wait for the lock. */
const ANSWER_MS = 20_000;

let pulling: { userId: Id; abort: AbortController } | null = null;

/** The car of the page, if it waits for its records. */
function awaitedCar({ cars }: Known): { first?: Id } {
  const first = location.pathname.split('/').find((part) => Id.safeParse(part).success);
  return first === undefined || cars.get(first)?.records ? {} : { first };
}

async function pull(userId: Id, known: Known): Promise<{ answer: SyncAnswer; askedAt: number }> {
  const askedAt = Date.now();
  const abort = new AbortController();
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(), ANSWER_MS);
  pulling = { userId, abort };
  try {
    const { cursor } = known;
    const given = cursor === undefined ? {} : { cursor };
    const input = { ...given, ...awaitedCar(known) };
    return { answer: await call('sync.pull', input, { account: userId, changes: [], signal }), askedAt };
  } catch (error) {
    throw signal.aborted ? new NetworkError(error) : error;
  } finally {
    clearTimeout(timer);
    pulling = null;
  }
}

/** Shows what is on the device, and fetches what has changed, in one tab at a time. */
export async function syncRecords(userId: Id): Promise<void> {
  if (inPage()) return showRecords(userId, withAnswer(NOTHING_KNOWN, await call('sync.pull', {})));
  if (recordsState.get().userId !== userId) {
    if (isKept) await forgetOld(userId).catch((error: unknown) => keepLess(userId, error));
    await openRecords(userId);
  }
  await withLock('records', async () => {
    // Another tab may have fetched more meanwhile.
    let known = await openRecords(userId);
    const start = performance.now();
    let coming = isStill(userId) ? pull(userId, known) : null;
    while (coming) {
      const { answer, askedAt: now } = await coming;
      if (!isStill(userId)) return;
      const before = known;
      known = withAnswer(before, answer);
      // The server makes the next page while this one is stored.
      coming = answer.more ? pull(userId, known) : null;
      coming?.catch(() => undefined); // thrown above, once it is awaited
      // A car that is not whole yet shows what was asked for earlier.
      const askedAt = answer.more ? askedBefore(userId) : now;
      showRecords(userId, known, askedAt);
      if (isKept)
        await storeKnown(userId, before, known, answer, askedAt).catch((error: unknown) =>
          keepLess(userId, error),
        );
      tell({ userId, fetched: { before: before.cursor, answer, askedAt } });
    }
    performance.measure('carful: records fetched', { start });
  });
}

function askedBefore(userId: Id): number {
  const { userId: whose, askedAt } = recordsState.get();
  return whose === userId ? askedAt : 0;
}

function leave(userId: Id): void {
  if (pulling?.userId === userId) pulling.abort.abort();
  if (recordsState.get().userId === userId) showRecords(null, NOTHING_KNOWN);
}

/** At log-out: nothing stays on a shared phone, whatever failed before. */
export async function endRecords(userId: Id): Promise<void> {
  const end = () => {
    leave(userId);
    tell({ userId });
  };
  // Whoever fetches gives the lock back at once.
  end();
  await withLock('records', () => {
    end();
    return forgetRecords(userId);
  });
}
