import type { Procedure } from '#domain/calls.ts';
import { nounNamed } from './register.ts';
import type { MergePending } from './offline.ts';
import type { Pending } from './pending.ts';

/** Merges pending writes into an answer. Twice changes nothing, so one that arrived but whose answer was lost is not
 * shown twice. */
export function applyPending(procedure: Procedure, data: unknown, pending: Pending): unknown {
  const merge = nounNamed(procedure).reads?.[procedure] as MergePending<Procedure> | undefined;
  if (!merge || data === undefined || pending.operations.length === 0) return data;
  return merge(data, pending);
}
