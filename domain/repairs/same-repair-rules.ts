import type { Id } from '#domain/ids.ts';
import { sameFields } from '#domain/same-fields.ts';
import type { Repair, RepairDraft } from './schema.ts';

/**
 * Whether a stored repair is this draft, sent earlier with a lost response; otherwise another tab used its
 * id.
 * @param draft as parsed by `repairFields`
 */
export const isSameRepair = (repair: Repair, draft: Omit<RepairDraft, 'opId' | 'carId' | 'id'>): boolean =>
  sameFields(repair, draft, [
    ...(['title', 'date', 'description', 'cost', 'currency', 'kind', 'mileage'] as const),
    ...(['garageName', 'mechanicName'] as const),
  ]) &&
  sameIds(repair.resolvedIssues, draft.resolvedIssues) &&
  sameIds(repair.partiallyResolvedIssues, draft.partiallyResolvedIssues);

const sameIds = (some: readonly Id[], others: readonly Id[]) =>
  String(some.toSorted()) === String(others.toSorted());
