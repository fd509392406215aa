import type { Id } from '#domain/ids.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { noRepairTexts } from '#domain/repairs/texts.ts';
import { hasDocument } from './kind-names.ts';
import { lastMove } from './last-move.ts';
import type { NewRepair, Reminder, ReminderDone, ReminderKind } from './schema.ts';

export const repairKindOf: Record<ReminderKind, RepairKind> = {
  oil: 'service',
  filter: 'service',
  brakes: 'service',
  belt: 'service',
  tyres: 'tyres',
  battery: 'service',
  inspection: 'inspection',
  insurance: 'insurance',
  tax: 'tax',
  documents: 'other',
  other: 'other',
};

type Done = Pick<ReminderDone, 'doneOn' | 'doneKm' | 'isKmEstimated'>;

/** An estimated mileage is not recorded as a fact. */
export const repairDraftOf = <R extends NewRepair>(
  newRepair: R,
  { doneOn, doneKm, isKmEstimated }: Done,
) => ({
  ...noRepairTexts,
  ...newRepair,
  date: doneOn,
  mileage: isKmEstimated ? null : doneKm,
  resolvedIssues: [],
  partiallyResolvedIssues: [],
});

/** As the last time; without one, work is recorded as a repair and documents are not. */
export const isRepairUsual = ({ kind, completions }: Pick<Reminder, 'kind' | 'completions'>): boolean =>
  lastMove(completions)?.madeRepair ?? !hasDocument(kind);

/** The repair whose cost and repair shop are suggested the next time. */
export const lastRepairId = ({ completions }: Reminder): Id | null =>
  completions.find(({ repairId }) => repairId !== null)?.repairId ?? null;

type Source = { source: 'repair' | 'reminder'; sourceId: Id };

/** The record that holds the mileage as a reading; null for an estimate, or if an earlier repair already holds it. */
export function doneSource({
  id,
  doneKm,
  isKmEstimated,
  newRepair,
  repairId,
}: Pick<ReminderDone, 'id' | 'doneKm' | 'isKmEstimated' | 'newRepair' | 'repairId'>): Source | null {
  if (doneKm === null || isKmEstimated) return null;
  if (newRepair) return { source: 'repair', sourceId: newRepair.id };
  return repairId ? null : { source: 'reminder', sourceId: id };
}
