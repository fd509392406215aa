import type { Id } from '#domain/ids.ts';
import { shownFiles } from '#domain/media/pending-files.ts';
import { wanted, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import type { CostRecord, Document, DocumentDraft } from './schema.ts';

type Draft = Omit<DocumentDraft, 'opId'>;
type Known = Pick<Pending, 'files'>;

/** With what the server does not know yet. */
export const withPendingDocuments = (
  carId: Id,
  known: readonly Document[],
  { operations, files }: Pick<Pending, 'operations' | 'files'>,
): Document[] =>
  withoutTakenBack(operations).reduce(
    (documents, one) => withOperation(documents, one, { carId, files }),
    [...known],
  );

/** A completion that is undone here, and the cost in one whose repair is deleted here, never show. */
function withoutTakenBack(operations: readonly PendingOperation[]): PendingOperation[] {
  const gone = new Set<Id>();
  for (const { procedure, input } of operations) {
    if (procedure === 'reminders.undo') gone.add(input.completionId);
    if (procedure === 'repairs.delete') gone.add(input.repairId);
  }
  return operations.flatMap((one): PendingOperation[] => {
    if (one.procedure !== 'reminders.done') return [one];
    if (gone.has(one.input.id)) return [];
    const isCostGone = one.input.newRepair && gone.has(one.input.newRepair.id);
    return [isCostGone ? { ...one, input: { ...one.input, newRepair: null } } : one];
  });
}

/** A document as an operation leaves it; null if it is not known here. */
export function pendingDocument(operation: PendingOperation, pending: Pending): Document | null {
  const { input } = operation;
  if (!('carId' in input) || input.carId === undefined) return null;
  const { operations, known, files } = pending;
  const until = operations.slice(0, operations.indexOf(operation) + 1);
  const ofCar = [...known.documents.values()].filter(({ carId }) => carId === input.carId);
  const shown = withPendingDocuments(input.carId, ofCar, { operations: until, files });
  const documentId = 'documentId' in input ? input.documentId : 'id' in input ? input.id : null;
  return shown.find(({ id }) => id === documentId) ?? null;
}

/** The cost that an operation records or corrects. */
export function costRecordIn({ procedure, input }: PendingOperation): CostRecord | null {
  if (procedure === 'documents.add') return input.record ?? null;
  return procedure === 'documents.edit' ? (input.changes.record?.to ?? null) : null;
}

export const isFirstCost = ({ procedure, input }: PendingOperation): boolean =>
  procedure === 'documents.add' || (procedure === 'documents.edit' && input.changes.record?.from == null);

function withOperation(
  documents: Document[],
  { procedure, input, at }: PendingOperation,
  { carId, files }: Known & { carId: Id },
): Document[] {
  if (procedure === 'documents.add') {
    const isThere = input.carId !== carId || documents.some(({ id }) => id === input.id);
    return isThere ? documents : [...documents, documentOf(input, at, { files })];
  }
  if (procedure === 'documents.delete') return documents.filter(({ id }) => id !== input.documentId);
  if (procedure === 'repairs.delete')
    return documents.map((one) => (one.record?.id === input.repairId ? { ...one, record: null } : one));
  if (procedure === 'reminders.done')
    return documents.map((one) => (one.reminderId === input.reminderId ? withDone(one, input) : one));
  if (procedure !== 'documents.edit') return documents;
  return documents.map((one) => (one.id === input.documentId ? withChanges(one, input, { files }) : one));
}

type Changes = Extract<PendingOperation, { procedure: 'documents.edit' }>['input'];

function withChanges(document: Document, { changes }: Changes, { files }: Known): Document {
  const set = wanted<Document>(changes);
  const edited = { ...document, ...set };
  return {
    ...edited,
    files: shownFiles(edited.fileIds, document.files, files),
    reminderId: edited.validTo === null ? null : (document.reminderId ?? document.id),
  };
}

type Done = Extract<PendingOperation, { procedure: 'reminders.done' }>['input'];

/** Its date moves with that of its reminder, and the newest cost is shown. */
function withDone(document: Document, { nextDate, newRepair, doneOn: date }: Done): Document {
  const record = newRepair && {
    id: newRepair.id,
    date,
    cost: newRepair.cost ?? null,
    currency: newRepair.currency,
  };
  return {
    ...document,
    validTo: nextDate ?? document.validTo,
    record: record ?? document.record,
  };
}

const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;

function documentOf(draft: Draft, createdAt: string, { files }: Known): Document {
  const { id, validTo = null, fileIds } = draft;
  return {
    id,
    carId: draft.carId,
    kind: draft.kind,
    title: draft.title.trim(),
    number: text(draft.number),
    company: text(draft.company),
    validFrom: draft.validFrom ?? null,
    validTo,
    notes: text(draft.notes),
    fileIds,
    files: shownFiles(fileIds, [], files),
    record: draft.record ?? null,
    reminderId: validTo === null ? null : id,
    version: 1,
    createdAt,
  };
}
