import { repairOfDocument } from '#domain/documents/cost-record.ts';
import type { CostRecord, Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import { unlinked } from './pending-unlink.ts';
import { shownFiles } from './pending-files.ts';
import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { repairDraftOf } from '#domain/reminders/done-repair.ts';
import { receiptFields, receiptsOf, withReceiptList } from '#domain/repairs/receipt-rules.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { newRepair } from '#domain/repairs/new-repair.ts';
import type { Repair, RepairDraft, RepairEdit } from '#domain/repairs/schema.ts';

/** Created from its draft while only this device has it; undefined once deleted. */
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
  // Undoing a completion deletes its repair only if nobody has edited that since.
  let isChanged = (known?.version ?? 1) > 1;
  for (const operation of pending.operations) {
    const { procedure, input, at } = operation;
    const draft = draftIn(operation, pending);
    if (draft?.id === repairId) repair ??= repairOf(draft, at, pending);
    if (!repair) continue;
    if (procedure === 'repairs.edit' && input.repairId === repairId) {
      repair = withChanges(repair, input.changes, pending);
      isChanged = true;
    }
    const record = costRecordIn(operation);
    if (record?.id === repairId) repair = withRecordedCost(repair, record);
    const isUndone = procedure === 'reminders.undo' && input.repairId === repairId && !isChanged;
    if (isUndone || (procedure === 'repairs.delete' && input.repairId === repairId)) repair = undefined;
    else repair = unlinked(repair, repairId, operation, pending.cached);
  }
  return repair;
}

/** Parts and labor are dropped if the new cost is below them. */
const withRecordedCost = <R extends Partial<Repair>>(repair: R, record: CostRecord) => ({
  ...repair,
  ...record,
  breakdown: isWithinCost({ ...record, breakdown: repair.breakdown }) ? (repair.breakdown ?? null) : null,
});

function costRecordIn({ procedure, input }: PendingOperation): CostRecord | null {
  if (procedure === 'documents.add') return input.record ?? null;
  return procedure === 'documents.edit' ? (input.changes.record?.to ?? null) : null;
}

const isFirstCost = ({ procedure, input }: PendingOperation): boolean =>
  procedure === 'documents.add' || (procedure === 'documents.edit' && input.changes.record?.from == null);

type Named = Pick<Document, 'carId' | 'title' | 'kind'>;

/** What a document is called once this is done. */
function documentIn(operation: PendingOperation, { operations, records }: Pending): Named | null {
  const { procedure, input } = operation;
  if (procedure === 'documents.add') return input;
  if (procedure !== 'documents.edit') return null;
  const kept = records.get(input.carId)?.document?.get(input.documentId) as Named | undefined;
  return operations
    .slice(0, operations.indexOf(operation) + 1)
    .reduce<Named | null>((known, { procedure: before, input: one }) => {
      if (before === 'documents.add' && one.id === input.documentId) return known ?? one;
      if (before !== 'documents.edit' || one.documentId !== input.documentId) return known;
      return known && { ...known, ...newValues<Named>(one.changes) };
    }, kept ?? null);
}

function draftIn(operation: PendingOperation, pending: Pending): Omit<RepairDraft, 'opId'> | null {
  const { procedure, input } = operation;
  if (procedure === 'repairs.log') return input;
  const record = costRecordIn(operation);
  if (record && isFirstCost(operation)) {
    const document = documentIn(operation, pending);
    return document && { ...repairOfDocument(document, record), carId: document.carId };
  }
  if (procedure !== 'reminders.done' || !input.newRepair) return null;
  return { ...repairDraftOf(input.newRepair, input), carId: input.carId };
}

function withChanges(
  repair: Partial<Repair>,
  changes: RepairEdit['changes'],
  { files }: Pending,
): Partial<Repair> {
  const { receiptIds, ...set } = newValues<Repair>(withReceiptList(changes, repair.receiptIds ?? []));
  const receipts = receiptIds && receiptFields(shownFiles(receiptIds, repair.receipts ?? [], files));
  return { ...repair, ...set, ...receipts };
}

const repairOf = (draft: Omit<RepairDraft, 'opId'>, at: string, { files }: Pending): Repair =>
  newRepair(draft, at, shownFiles(receiptsOf(draft), [], files));
