import type { Id } from '#domain/ids.ts';
import { isHeld } from '#domain/outbox/held.ts';
import { readOutbox, updateQueue } from './queue-store.ts';
import { isReady } from './send-queue.ts';
import { hasHeld, outboxState } from './state.ts';

/** When the first of what is held back is due to be sent, in ms. */
export const firstRelease = (): number => {
  const held = outboxState.get().operations.filter((one) => isHeld(one, Date.now()));
  return Math.min(...held.map(({ heldUntil = 0 }) => heldUntil));
};

/** @param own what this page still offers to undo @returns whether anything is held back no more */
export async function endHolds(userId: Id, own: ReadonlySet<Id>): Promise<boolean> {
  if (!hasHeld(outboxState.get())) return false;
  const { operations } = await readOutbox(userId);
  const ended = operations.filter((one) => isHeld(one, Date.now()) && !own.has(one.opId));
  for (const one of ended) await updateQueue({ operation: { seq: one.seq, to: { ...one, heldUntil: 0 } } });
  return ended.length > 0;
}

/** Whether anything can be sent now. */
export function isAnythingReady(): boolean {
  const { operations, files } = outboxState.get();
  return isReady(operations, [...files.values()]);
}
