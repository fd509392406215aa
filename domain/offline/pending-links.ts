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
type Step = { repairId: Id; before: Lists; after: Lists };

const listsOf = (repair: Pick<Repair, 'resolvedIssues' | 'partiallyResolvedIssues'> | undefined): Lists =>
  new Map<Id, LinkOutcome>([
    ...(repair?.partiallyResolvedIssues ?? []).map((id) => [id, 'partially_resolved'] as const),
    ...(repair?.resolvedIssues ?? []).map((id) => [id, 'resolved'] as const),
  ]);

// Cached because every list entry needs them.
const steps = new WeakMap<Pending, ReadonlyMap<PendingOperation, Step>>();

function linkSteps(pending: Pending): ReadonlyMap<PendingOperation, Step> {
  const made =
    steps.get(pending) ?? new Map(pending.operations.flatMap((one, at) => stepOf(one, at, pending)));
  steps.set(pending, made);
  return made;
}

function stepOf(operation: PendingOperation, at: number, pending: Pending): [PendingOperation, Step][] {
  const { procedure, input } = operation;
  const isRepair = procedure === 'repairs.edit' || procedure === 'repairs.delete';
  const repairId = procedure === 'repairs.log' ? input.id : isRepair ? input.repairId : null;
  if (repairId === null) return [];
  const until = (end: number) => {
    const sofar = { ...pending, operations: pending.operations.slice(0, end) };
    return listsOf(withPendingRepair(repairId, pending.cached.repairs.get(repairId), sofar));
  };
  return [[operation, { repairId, before: until(at), after: until(at + 1) }]];
}

/** An unknown `resolvedBy` is taken to be the repair that lists the status. */
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
  // An issue that a later repair took over stays with that repair unless this link changes.
  if (was === becomes && resolvedBy !== repairId) return {};
  const linkable = { ...issue, resolvedBy, resolvedAt };
  const changes =
    operation.procedure === 'repairs.delete'
      ? changesOnDelete(repairId, [linkable])
      : changesOnSave(repairId, after, [linkable], operation.at);
  return changes[0] ?? {};
}
