import type { Id } from '#domain/ids.ts';
import { unlinked } from '#domain/issues/pending-unlink.ts';
import { pendingCalls, wanted, type Pending } from '#domain/outbox/pending.ts';
import type { Repair, RepairDraft } from './schema.ts';

/** Created from its draft while the server does not know it; undefined once deleted. */
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
    else repair = unlinked(repair, repairId, operation, pending.known);
  }
  return repair;
}

/** Repairs of a car logged on this device that the server does not know, without deleted ones. */
export const loggedRepairs = (carId: Id, isKnown: (id: Id) => boolean, pending: Pending): Repair[] =>
  pendingCalls(pending, 'repairs.log').flatMap(({ input }) => {
    if (input.carId !== carId || isKnown(input.id)) return [];
    return withPendingRepair(input.id, undefined, pending) ?? [];
  });

function repairOf(draft: Omit<RepairDraft, 'opId'>, at: string, { files }: Pending): Repair {
  const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  return {
    id: draft.id,
    carId: draft.carId,
    title: draft.title.trim(),
    date: draft.date,
    description: text(draft.description),
    cost: draft.cost ?? null,
    currency: draft.currency,
    mechanicName: text(draft.mechanicName),
    garageName: text(draft.garageName),
    kind: draft.kind ?? null,
    mileage: draft.mileage ?? null,
    receiptId: draft.receiptId ?? null,
    receiptUrl: (draft.receiptId && files.get(draft.receiptId)?.url) || null,
    resolvedIssues: draft.resolvedIssues,
    partiallyResolvedIssues: draft.partiallyResolvedIssues,
    addedByMechanic: false,
    mechanicAddedDate: null,
    version: 1,
    createdAt: at,
  };
}
