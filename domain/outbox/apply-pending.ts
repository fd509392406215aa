import type { Procedure } from '#domain/calls.ts';
import { nounNamed } from './register.ts';
import type { MergePending } from './offline.ts';
import type { Pending } from './pending.ts';
import { withWaiting } from './with-waiting.ts';

/**
 * Merges pending writes into a response. Applying an operation twice
 * changes nothing, so a write that arrived but whose answer was lost is not shown twice.
 * @param data undefined while the server has not answered
 * @param isUnreachable the server did not answer: only what is on this device can be shown
 */
export function applyPending(
  procedure: Procedure,
  input: unknown,
  data: unknown,
  pending: Pending,
  isUnreachable: boolean,
): unknown {
  const complete = nounNamed(procedure).reads?.[procedure] as MergePending<Procedure> | undefined;
  if (!complete || (pending.operations.length === 0 && !isUnreachable)) return data;
  return complete(input as never, data as never, {
    pending,
    isUnreachable,
    get cars() {
      return withWaiting(pending.records, pending);
    },
  });
}
