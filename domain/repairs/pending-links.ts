import type { Id } from '#domain/ids.ts';
import {
  changesOnDelete,
  changesOnSave,
  type LinkableIssue,
  type LinkOutcome,
  type StatusChange,
} from '#domain/issues/repair-link-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { withPendingRepair } from './pending-repair.ts';

type Lists = ReadonlyMap<Id, LinkOutcome>;
/** What one change of a repair does: what it listed until then, and what it lists from then on. */
type Step = { repairId: Id; before: Lists; after: Lists };

const listsOf = (repair: Pick<Repair, 'resolvedIssues' | 'partiallyResolvedIssues'> | undefined): Lists =>
  new Map<Id, LinkOutcome>([
    ...(repair?.partiallyResolvedIssues ?? []).map((id) => [id, 'partially_resolved'] as const),
    ...(repair?.resolvedIssues ?? []).map((id) => [id, 'resolved'] as const),
  ]);

// Computed once: every line of a list asks for them.
const steps = new WeakMap<Pending, ReadonlyMap<PendingOperation, Step>>();

/** The steps of all pending changes of repairs. A repair of which nothing is known can set no issue. */
function linkSteps(pending: Pending): ReadonlyMap<PendingOperation, Step> {
  const made =
    steps.get(pending) ?? new Map(pending.operations.flatMap((one, at) => stepOf(one, at, pending)));
  steps.set(pending, made);
  return made;
}

function stepOf(operation: PendingOperation, at: number, pending: Pending): [PendingOperation, Step][] {
  const { procedure, input } = operation;
  const repairId = procedure === 'repairs.log' ? input.id : 'repairId' in input ? input.repairId : null;
  if (repairId === null) return [];
  const until = (end: number) => {
    const sofar = { ...pending, operations: pending.operations.slice(0, end) };
    return listsOf(withPendingRepair(repairId, pending.known.repairs.get(repairId), sofar));
  };
  return [[operation, { repairId, before: until(at), after: until(at + 1) }]];
}

/**
<<<<<<< HEAD:domain/outbox/pending-links.ts
 * What a waiting change of a repair does to an issue (LINK-01 to LINK-08, D65).
=======
 * What a pending change of a repair does to an issue (LINK-01 to LINK-06, D65).
>>>>>>> outbox:domain/repairs/pending-links.ts
 * @param issue `resolvedBy` absent when that is not known: then whoever lists its status is taken to own it
 */
export function changedByRepair(
  issue: Pick<LinkableIssue, 'id' | 'status'> & Partial<LinkableIssue>,
  operation: PendingOperation,
  pending: Pending,
): Partial<StatusChange> {
  const step = linkSteps(pending).get(operation);
  if (!step) return {};
  const { repairId, before, after } = step;
  const [was, becomes] = [before.get(issue.id), after.get(issue.id)];
  if (was === undefined && becomes === undefined) return {};
  const { resolvedBy = was === issue.status ? repairId : null, resolvedAt = null } = issue;
  // What a later repair took over stays with it, as long as this one says the same as before.
  if (was === becomes && resolvedBy !== repairId) return {};
  const linkable = { ...issue, resolvedBy, resolvedAt };
  const changes =
    operation.procedure === 'repairs.delete'
      ? changesOnDelete(repairId, [linkable])
      : changesOnSave(repairId, after, [linkable], operation.at);
  return changes[0] ?? {};
}
