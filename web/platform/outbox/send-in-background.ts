import { isHeld } from '#domain/outbox/held.ts';
import { OUTBOX_CHANNEL, outboxLock, signedInHere } from './background-sync.ts';
import { withLock } from './lock.ts';
import { readOutbox } from './queue-store.ts';
import { isImport, type StoredOperation } from './records.ts';
import { isSetApart } from './set-apart.ts';
import { ANSWER_MS, callFor, isReady, sendQueue } from './send-queue.ts';

/** For the worker, while no page is open. Refused changes stay queued with their reason.
 * @throws if something is left, so that the browser tries again later */
export async function sendInBackground(isAlone: () => Promise<boolean>): Promise<void> {
  const userId = await signedInHere();
  if (userId === null) return;
  try {
    const isLeft = await withLock(outboxLock(userId), async () => {
      await sendQueue({
        userId,
        mayGoOn: async () => (await isAlone()) && (await signedInHere()) === userId,
        canSend,
        send: (operation) => callFor(operation, AbortSignal.timeout(ANSWER_MS)),
        formOf: () => undefined,
        onSent: () => undefined,
        onArrived: () => undefined,
        onRefused: () => undefined,
      });
      const { operations, files } = await readOutbox(userId);
      const isWaiting = operations.some((one) => isHeld(one, Date.now())) || isReady(operations, files);
      return isWaiting && operations.every((one) => canSend(one, operations));
    });
    if (isLeft) throw new Error('Not everything could be sent');
  } finally {
    const pages = new BroadcastChannel(OUTBOX_CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    pages.postMessage('changed');
    pages.close();
  }
}

/** Imports show their result on a page, and nothing may overtake a change that this worker cannot read. */
const canSend = (operation: StoredOperation, queue: readonly StoredOperation[]): boolean =>
  !isImport(operation) && !queue.some((one) => one.seq <= operation.seq && isSetApart(one));
