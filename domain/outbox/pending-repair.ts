import type { Id } from '#domain/ids.ts';
import type { Repair, RepairDraft } from '#domain/repairs/schema.ts';
import type { Pending, PendingOperation } from './pending.ts';
import { wanted } from './pending.ts';

/**
 * The repair with what is not yet sent; made from its draft when the server does not know it yet, undefined
 * once it is deleted.
 */
export function withPendingRepair(id: Id, known: undefined, pending: Pending): Repair | undefined;
export function withPendingRepair<R extends Partial<Repair>>(
  id: Id,
  known: R | undefined,
  pending: Pending,
): R | undefined;
export function withPendingRepair(
  repairId: Id,
  known: Partial<Repair> | undefined,
  pending: Pending,
): Partial<Repair> | undefined {
  let repair = known;
  for (const operation of pending.operations) {
    const { procedure, input, at } = operation;
    if (procedure === 'repairs.log' && input.id === repairId) repair ??= repairOf(input, at, pending);
    if (!repair) continue;
    if (procedure === 'repairs.edit' && input.repairId === repairId)
      repair = { ...repair, ...wanted<Repair>(input.changes) };
    if (procedure === 'repairs.delete' && input.repairId === repairId) repair = undefined;
    else repair = unlinked(repair, repairId, operation, pending);
  }
  return repair;
}

/** A problem that is deleted, or whose status is set by hand, leaves the lists of its repair (D64, D95). */
function unlinked(
  repair: Partial<Repair>,
  repairId: Id,
  { procedure, input }: PendingOperation,
  { known }: Pending,
): Partial<Repair> {
  if (procedure !== 'issues.delete' && procedure !== 'issues.edit') return repair;
  const { issueId } = input;
  const without = (field: 'resolvedIssues' | 'partiallyResolvedIssues') => {
    const list = repair[field];
    return list?.includes(issueId) ? { [field]: list.filter((id) => id !== issueId) } : {};
  };
  if (procedure === 'issues.delete')
    return { ...repair, ...without('resolvedIssues'), ...without('partiallyResolvedIssues') };
  const { status } = input.changes;
  const owner = known.issues.get(issueId)?.resolvedBy;
  const isAnothers = owner && owner !== repairId && known.repairs.has(repairId);
  if (!status || status.to === status.from || isAnothers) return repair;
  if (status.from === 'resolved') return { ...repair, ...without('resolvedIssues') };
  return status.from === 'partially_resolved' ? { ...repair, ...without('partiallyResolvedIssues') } : repair;
}

function repairOf(draft: Omit<RepairDraft, 'opId'>, at: string, { files }: Pending): Repair {
  const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  return {
    ...{ id: draft.id, carId: draft.carId, title: draft.title.trim(), date: draft.date },
    ...{ description: text(draft.description), cost: draft.cost ?? null, currency: draft.currency },
    ...{ mechanicName: text(draft.mechanicName), garageName: text(draft.garageName) },
    ...{ kind: draft.kind ?? null, mileage: draft.mileage ?? null, receiptId: draft.receiptId ?? null },
    receiptUrl: (draft.receiptId && files.get(draft.receiptId)?.url) || null,
    resolvedIssues: draft.resolvedIssues,
    partiallyResolvedIssues: draft.partiallyResolvedIssues,
    ...{ addedByMechanic: false, mechanicAddedDate: null, version: 1, createdAt: at },
  };
}
