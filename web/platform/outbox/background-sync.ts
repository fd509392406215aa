import type { Id } from '#domain/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';

/** Where pages and the worker tell each other that the queue has changed. */
export const OUTBOX_CHANNEL = 'carful:outbox';
export const SYNC_TAG = 'carful-outbox';

/** Whoever holds it sends the queue of the account: one page, or the worker. */
export const outboxLock = (userId: Id) => `outbox:${userId}`;

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** The browser wakes the worker once there is a network, where it can (not in Firefox and Safari). */
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

/** A row among the leases, whose shape it shares: the worker cannot read the session. */
const SIGNED_IN = 'signed-in';

/** The account whose changes the worker may send; null once it has logged out here, even before the server knows. */
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
