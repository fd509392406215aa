import type { Id } from '#domain/ids.ts';

/** Where pages and the worker tell each other that the queue has changed. */
export const OUTBOX_CHANNEL = 'carful:outbox';
export const SYNC_TAG = 'carful-outbox';

/** Whoever holds it sends the queue of the account: one page, or the worker. */
export const outboxLock = (userId: Id) => `outbox:${userId}`;

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** The browser wakes the worker once there is a network, where it can (not in Firefox and Safari). */
export async function askToBeWoken(): Promise<void> {
  const worker: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await worker?.sync?.register(SYNC_TAG).catch((error: unknown) => {
    console.info('The browser does not send in the background', error);
  });
}
