import type { Id } from '#domain/ids.ts';
import { shownFiles } from './pending-files.ts';
import { pendingCalls, newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import type { CostRecord, Document, DocumentDraft } from '#domain/documents/schema.ts';

type Draft = Omit<DocumentDraft, 'opId'>;
type Files = Pick<Pending, 'files'>;
type Waiting = Pick<Pending, 'operations' | 'files' | 'cached'>;

export const withPendingDocuments = (carId: Id, known: readonly Document[], pending: Waiting): Document[] =>
  withoutTakenBack(pending.operations).reduce(
    (documents, one) => withOperation(documents, one, { carId, ...pending }),
    [...known],
  );

/** Drops completions that are undone later in the queue, and costs whose repair is deleted later. */
function withoutTakenBack(operations: readonly PendingOperation[]): PendingOperation[] {
  const gone = new Set<Id>();
  for (const { procedure, input } of operations) {
    if (procedure === 'reminders.undo') gone.add(input.completionId);
    if (procedure === 'repairs.delete') gone.add(input.repairId);
  }
  return operations.flatMap((one): PendingOperation[] => {
    if (one.procedure !== 'reminders.done') return [one];
    if (gone.has(one.input.id)) return [];
    const { newRepair, repairId } = one.input;
    const repair = newRepair?.id ?? repairId;
    const isCostGone = repair != null && gone.has(repair);
    return [isCostGone ? { ...one, input: { ...one.input, newRepair: null, repairId: null } } : one];
  });
}

export function pendingDocument(operation: PendingOperation, pending: Pending): Document | null {
  const { input } = operation;
  if (!('carId' in input) || input.carId === undefined) return null;
  const { operations, cached } = pending;
  const until = operations.slice(0, operations.indexOf(operation) + 1);
  const ofCar = [...cached.documents.values()].filter(({ carId }) => carId === input.carId);
  const shown = withPendingDocuments(input.carId, ofCar, { ...pending, operations: until });
  const documentId = 'documentId' in input ? input.documentId : 'id' in input ? input.id : null;
  return shown.find(({ id }) => id === documentId) ?? null;
}

export function costRecordIn({ procedure, input }: PendingOperation): CostRecord | null {
  if (procedure === 'documents.add') return input.record ?? null;
  return procedure === 'documents.edit' ? (input.changes.record?.to ?? null) : null;
}

export const isFirstCost = ({ procedure, input }: PendingOperation): boolean =>
  procedure === 'documents.add' || (procedure === 'documents.edit' && input.changes.record?.from == null);

function withOperation(
  documents: Document[],
  { procedure, input, at }: PendingOperation,
  { carId, ...pending }: Waiting & { carId: Id },
): Document[] {
  const { files } = pending;
  if (procedure === 'documents.add') {
    const isThere = input.carId !== carId || documents.some(({ id }) => id === input.id);
    return isThere ? documents : [...documents, documentOf(input, at, { files })];
  }
  if (procedure === 'documents.delete') return documents.filter(({ id }) => id !== input.documentId);
  if (procedure === 'repairs.delete')
    return documents.map((one) => (one.record?.id === input.repairId ? { ...one, record: null } : one));
  if (procedure === 'reminders.done')
    return documents.map((one) =>
      one.reminderId === input.reminderId ? withDone(one, input, pending) : one,
    );
  if (procedure !== 'documents.edit') return documents;
  return documents.map((one) => (one.id === input.documentId ? withChanges(one, input, { files }) : one));
}

type Changes = Extract<PendingOperation, { procedure: 'documents.edit' }>['input'];

function withChanges(document: Document, { changes }: Changes, { files }: Files): Document {
  const set = newValues<Document>(changes);
  const edited = { ...document, ...set };
  return {
    ...edited,
    files: shownFiles(edited.fileIds, document.files, files),
    reminderId: edited.validTo === null ? null : (document.reminderId ?? document.id),
  };
}

type Done = Extract<PendingOperation, { procedure: 'reminders.done' }>['input'];

/** Takes over the date of its reminder and the newest cost. */
function withDone(document: Document, done: Done, pending: Waiting): Document {
  return {
    ...document,
    validTo: done.nextDate ?? document.validTo,
    record: recordOf(done, pending) ?? document.record,
  };
}

function recordOf({ newRepair, repairId, doneOn }: Done, { operations, cached }: Waiting): CostRecord | null {
  if (newRepair) return costOf(newRepair, doneOn);
  if (!repairId) return null;
  const stored = cached.repairs.get(repairId);
  if (stored) return costOf(stored, stored.date);
  const added = pendingCalls({ operations }, 'repairs.log').find(({ input }) => input.id === repairId);
  return added ? costOf(added.input, added.input.date) : null;
}

type Paid = { id: Id; cost?: number | null | undefined; currency: string };
const costOf = ({ id, cost = null, currency }: Paid, date: string): CostRecord => ({
  id,
  date,
  cost,
  currency,
});

function documentOf(draft: Draft, createdAt: string, { files }: Files): Document {
  const { id, validTo = null, fileIds } = draft;
  return {
    id,
    carId: draft.carId,
    kind: draft.kind,
    title: draft.title.trim(),
    number: trimmedText(draft.number),
    company: trimmedText(draft.company),
    validFrom: draft.validFrom ?? null,
    validTo,
    notes: trimmedText(draft.notes),
    fileIds,
    files: shownFiles(fileIds, [], files),
    record: draft.record ?? null,
    reminderId: validTo === null ? null : id,
    version: 1,
    createdAt,
  };
}
