import type { RecordFile } from '#domain/media/schema.ts';
import { fromMinor, toMinor } from './money-rules.ts';
import { receiptFields } from './receipt-rules.ts';
import type { Repair, RepairDraft } from './schema.ts';

/** As the server answers a draft, without checking what it links. */
export function newRepair(
  draft: Omit<RepairDraft, 'opId'>,
  createdAt: string,
  receipts: RecordFile[] = [],
): Repair {
  const { cost, currency } = draft;
  const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  return {
    id: draft.id,
    carId: draft.carId,
    title: draft.title.trim(),
    date: draft.date,
    description: text(draft.description),
    cost: cost == null ? null : fromMinor(toMinor(cost, currency), currency),
    currency,
    breakdown: draft.breakdown ?? null,
    mechanicName: text(draft.mechanicName),
    garageName: text(draft.garageName),
    kind: draft.kind ?? null,
    mileage: draft.mileage ?? null,
    ...receiptFields(receipts),
    resolvedIssues: draft.resolvedIssues,
    partiallyResolvedIssues: draft.partiallyResolvedIssues,
    addedByMechanic: false,
    mechanicAddedDate: null,
    version: 1,
    createdAt,
  };
}
