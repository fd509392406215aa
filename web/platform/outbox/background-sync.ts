import type { Id } from '#domain/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';

/** Channel on which pages and the worker announce changes of the queue. */
export const OUTBOX_CHANNEL = 'carful:outbox';
export const SYNC_TAG = 'carful-outbox';

/** The holder, one page or the worker, sends the queue of the account. */
export const outboxLock = (userId: Id) => `outbox:${userId}`;

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to wake the worker when online; Firefox and Safari cannot. */
export async function askToBeWoken(userId: Id): Promise<void> {
  try {
    const worker: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    if (!worker?.sync) return;
    await (await openDevice()).put('leases', { name: SIGNED_IN, holder: userId, until: Infinity });
    await worker.sync.register(SYNC_TAG);
  } catch (error) {
    console.info('The browser does not send in the background', error);
  }
}

/** Stored as a row of `leases`, because the worker cannot read the session. */
const SIGNED_IN = 'signed-in';

/** The account whose changes the worker may send; null after log-out, even before the server knows. */
export const signedInHere = async (): Promise<Id | null> =>
  (await (await openDevice()).get('leases', SIGNED_IN))?.holder ?? null;

export async function forgetSignedIn(userId: Id): Promise<void> {
  try {
    const tx = (await openDevice()).transaction('leases', 'readwrite');
    if ((await tx.store.get(SIGNED_IN))?.holder === userId) await tx.store.delete(SIGNED_IN);
    await tx.done;
  } catch (error) {
    console.warn('The worker is not told of the log-out', error);
  }
}
