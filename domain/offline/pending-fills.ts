import type { Id } from '#domain/ids.ts';
import { shownFiles } from './pending-files.ts';
import { newValues, type Pending } from '#domain/outbox/pending.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { withAnswer } from '#domain/fills/figures-rules.ts';
import { byTime } from '#domain/fills/order-rules.ts';
import type { Fill, FillDraft } from '#domain/fills/schema.ts';

/** Newest first, with pending writes applied. */
export function withPendingFills(
  carId: Id,
  known: readonly Fill[],
  { operations, files }: Pick<Pending, 'operations' | 'files'>,
): Fill[] {
  const fills = new Map(known.map((one) => [one.id, one]));
  for (const { procedure, input, at } of operations) {
    if (procedure === 'fills.log' && input.carId === carId && !fills.has(input.id))
      fills.set(input.id, fillOf(input, at, files));
    if (procedure === 'fills.delete') fills.delete(input.fillId);
    const edited = procedure === 'fills.edit' ? fills.get(input.fillId) : undefined;
    if (edited && procedure === 'fills.edit')
      fills.set(edited.id, withChanges(edited, newValues<Fill>(input.changes), files));
  }
  return [...fills.values()].toSorted((a, b) => byTime(b, a));
}

function withChanges(fill: Fill, changes: Partial<Fill>, files: Pending['files']): Fill {
  const edited = { ...fill, ...withAnswer(fill, changes) };
  return { ...edited, files: shownFiles(edited.fileIds ?? [], fill.files ?? [], files) };
}

/** Whether pending writes change the consumption of a car. */
export const hasPendingFills = (carId: Id, { operations }: Pick<Pending, 'operations'>): boolean =>
  operations.some(({ procedure, input }) => {
    if (procedure === 'cars.edit') return input.carId === carId && 'batteryCapacity' in input.changes;
    return (
      (procedure === 'fills.log' || procedure === 'fills.edit' || procedure === 'fills.delete') &&
      input.carId === carId
    );
  });

function fillOf(draft: Omit<FillDraft, 'opId'>, at: string, files: Pending['files']): Fill {
  const fileIds = draft.fileIds ?? [];
  return {
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
    version: 1,
    createdAt: at,
  };
}
