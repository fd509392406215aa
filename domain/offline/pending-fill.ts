import type { Write } from '#domain/calls.ts';
import { withAnswer } from '#domain/fills/figures-rules.ts';
import { fillOf, recordOf, type FillRecord } from '#domain/fills/fill-record.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { newValues, type Pending } from '#domain/outbox/pending.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { shownFiles } from './pending-files.ts';

export function editedFill(
  record: FillRecord,
  { changes }: Write<'fills.edit'>,
  files: Pending['files'],
): FillRecord {
  const fill = fillOf(record);
  const edited = { ...fill, ...withAnswer(fill, newValues<Fill>(changes)) };
  return recordOf({ ...edited, files: shownFiles(edited.fileIds, fill.files, files) });
}

export function loggedFill(draft: Write<'fills.log'>, at: string, files: Pending['files']): FillRecord {
  const fileIds = draft.fileIds ?? [];
  return recordOf({
    id: draft.id,
    carId: draft.carId,
    date: draft.date,
    time: draft.time ?? null,
    energy: draft.energy,
    amount: draft.amount,
    cost: draft.cost ?? null,
    price: draft.price ?? null,
    discount: draft.discount ?? null,
    currency: draft.currency,
    km: draft.km ?? null,
    isFull: draft.isFull,
    isMissedBefore: draft.isMissedBefore,
    isConfirmed: draft.isConfirmed ?? false,
    socStart: draft.socStart ?? null,
    socEnd: draft.socEnd ?? null,
    power: draft.power ?? null,
    station: trimmedText(draft.station),
    notes: trimmedText(draft.notes),
    fileIds,
    files: shownFiles(fileIds, [], files),
    byKey: null,
    version: 1,
    createdAt: at,
  });
}
