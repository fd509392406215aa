import type { Id } from '#domain/ids.ts';
import { isHeld } from './held.ts';
import type { FileOwner } from './offline.ts';
import type { PendingOperation } from './pending.ts';
import { createdBy, filesOf, subjectOf } from './register.ts';

type QueuedOperation = PendingOperation & {
  refused: { status: number } | null;
  /** In ms: until then its owner may take it back. */
  heldUntil?: number;
};
type QueuedFile = { id: Id; carId: Id | null; owed: FileOwner | null };

/** The first operation that does not depend on one that cannot be sent now. */
export function nextToSend<O extends QueuedOperation>(operations: readonly O[], now: number): O | undefined {
  const held: O[] = [];
  for (const one of operations) {
    if (!one.refused && !isHeld(one, now) && !held.some((earlier) => dependsOn(one, earlier))) return one;
    held.push(one);
  }
  return undefined;
}

/** A file waits until its car and its record exist; operations that were set aside count too. */
export const waitsForRecord = (file: QueuedFile, operations: readonly PendingOperation[]): boolean =>
  operations.some(
    (operation) =>
      createdBy(operation).some((id) => id === file.carId || id === file.owed?.id) &&
      !filesOf(operation).includes(file.id),
  );

function dependsOn(later: QueuedOperation, earlier: QueuedOperation): boolean {
  const created = createdBy(earlier);
  if (created.length > 0) return created.some((id) => mentions(later.input, id));
  // An edit that was refused for good (a conflict) does not hold up the next; one that may still arrive does.
  const mayArrive = !earlier.refused || earlier.refused.status >= 500;
  return mayArrive && subjectOf(later) === subjectOf(earlier);
}

const mentions = (value: unknown, id: Id): boolean =>
  value === id ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => mentions(one, id)));
