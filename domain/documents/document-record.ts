import type { Id } from '#domain/ids.ts';
import { filesOf, rowsOf, type FileRow } from '#domain/media/rules.ts';
import { fromMinorOrNull } from '#domain/money/minor-units.ts';
import type { ReminderRecord } from '#domain/reminders/reminder-record.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Cars, type Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { CostRecord, Document } from './schema.ts';

/** A document as devices keep it (decision 048). */
export type DocumentRecord = Omit<Document, 'validTo' | 'fileIds' | 'files' | 'record'> & {
  /** Of the cost that it was saved with. */
  repairId: Id | null;
  documentFiles: readonly FileRow[];
  updatedAt?: string;
};

/** Its end is the day of its reminder, its cost that of a repair. */
export function documentOf(record: DocumentRecord, records: Records): Document {
  const { repairId, documentFiles, updatedAt: _at, ...fields } = record;
  const { reminderId } = record;
  const reminder = reminderId === null ? undefined : reminderIn(records, reminderId);
  const renewed = reminder?.reminderCompletions.findLast((one) => one.repairId !== null);
  return {
    ...fields,
    validTo: reminder?.dueDate ?? null,
    fileIds: documentFiles.map(({ fileId }) => fileId),
    files: filesOf(documentFiles),
    record: costIn(records, renewed?.repairId ?? repairId),
  };
}

const reminderIn = ({ reminder }: Records, id: Id) => reminder?.get(id) as ReminderRecord | undefined;

function costIn({ repair }: Records, repairId: Id | null): CostRecord | null {
  const record = repairId === null ? undefined : (repair?.get(repairId) as RepairRecord | undefined);
  if (!record) return null;
  const { id, date, costMinor, currency } = record;
  return { id, date, cost: fromMinorOrNull(costMinor, currency), currency };
}

export const recordOf = (
  { validTo: _to, fileIds: _ids, files, record: _cost, ...fields }: Document,
  repairId: Id | null,
): DocumentRecord => ({ ...fields, repairId, documentFiles: rowsOf(files) });

/** By id. */
export const documentsOf = viewOf(['document', 'reminder', 'repair'], (records): Document[] =>
  rowsIn<DocumentRecord>(records, 'document')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((record) => documentOf(record, records)),
);

/** Of all cars. */
export const allDocumentsOf = (cars: Cars): Document[] => [...cars.values()].flatMap(documentsOf);
