import type { RecordFile } from '#domain/media/schema.ts';
import { eachText } from '#domain/text-fields.ts';
import { trimmedText } from '#domain/trimmed-text.ts';
import { roundMoney } from '#domain/money/minor-units.ts';
import { receiptFields } from './receipt-fields.ts';
import type { Repair, RepairDraft } from './schema.ts';
import { repairTexts } from './texts.ts';

/** What the server will answer to this draft; its links are not checked. */
export function newRepair(
  draft: Omit<RepairDraft, 'opId'>,
  createdAt: string,
  receipts: RecordFile[] = [],
): Repair {
  const { cost, currency } = draft;
  return {
    id: draft.id,
    carId: draft.carId,
    title: draft.title.trim(),
    date: draft.date,
    ...eachText(repairTexts, (name) => trimmedText(draft[name])),
    cost: cost == null ? null : roundMoney(cost, currency),
    currency,
    breakdown: draft.breakdown ?? null,
    kind: draft.kind ?? null,
    mileage: draft.mileage ?? null,
    ...receiptFields(receipts),
    resolvedIssues: draft.resolvedIssues,
    partiallyResolvedIssues: draft.partiallyResolvedIssues,
    addedByMechanic: false,
    mechanicAddedDate: null,
    byKey: null,
    version: 1,
    createdAt,
  };
}
