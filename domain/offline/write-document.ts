import type { Write } from '#domain/calls.ts';
import { documentOf, recordOf, type DocumentRecord } from '#domain/documents/document-record.ts';
import { reminderOfDocument } from '#domain/documents/reminder-rules.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newValues } from '#domain/outbox/pending.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { shownFiles } from './pending-files.ts';
import { putReminder, reminderIn } from './write-reminder.ts';
import { writeCostRecord, type Made } from './write-repair.ts';

export function addDocument(records: RecordsDraft, draft: Write<'documents.add'>, made: Made): void {
  const { id, carId, fileIds, record = null } = draft;
  if (records.read(carId, 'document', id)) return;
  const document = {
    id,
    carId,
    kind: draft.kind,
    title: draft.title.trim(),
    number: trimmedText(draft.number),
    company: trimmedText(draft.company),
    validFrom: draft.validFrom ?? null,
    validTo: draft.validTo ?? null,
    notes: trimmedText(draft.notes),
    fileIds,
    files: shownFiles(fileIds, [], made.files),
    record,
    reminderId: null,
    byKey: null,
    version: 1,
    createdAt: made.at,
  };
  put(records, document, made.at, record?.id ?? null);
  if (record) writeCostRecord(records, document, record, { ...made, isFirst: true });
}

export function editDocument(
  records: RecordsDraft,
  { carId, documentId, changes }: Write<'documents.edit'>,
  made: Made,
): void {
  const kept = records.read<DocumentRecord>(carId, 'document', documentId);
  if (!kept) return;
  const before = documentOf(kept, records.cars.get(carId)!);
  const set = newValues<Document>(changes);
  const edited = { ...before, ...set };
  const { record } = set;
  const isFirst = before.record === null;
  const document = { ...edited, files: shownFiles(edited.fileIds, before.files, made.files) };
  put(records, document, made.at, record && isFirst ? record.id : kept.repairId);
  if (record) writeCostRecord(records, document, record, { ...made, isFirst });
}

/** With its reminder, which has the same id. */
function put(records: RecordsDraft, document: Document, at: string, repairId: Id | null): void {
  const { id, carId } = document;
  const before = document.reminderId === null ? null : reminderIn(records, carId, id);
  const reminder = reminderOfDocument(document, before, at);
  if (!reminder) records.remove(carId, 'reminder', id);
  else if (reminder !== before) putReminder(records, reminder);
  records.put('document', recordOf({ ...document, reminderId: reminder?.id ?? null }, repairId));
}

/** Its cost was paid and stays. */
export function removeDocument(records: RecordsDraft, carId: Id, documentId: Id): void {
  records.remove(carId, 'document', documentId);
  records.remove(carId, 'reminder', documentId);
}
