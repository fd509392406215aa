import type { Id } from '#domain/ids.ts';
import { sameFields } from '#domain/same-fields.ts';
import type { Repair, RepairDraft } from './schema.ts';

/** Whether the stored repair is this parsed draft, whose response was lost; else another tab used its id. */
export const isSameRepair = (repair: Repair, draft: Omit<RepairDraft, 'opId' | 'carId' | 'id'>): boolean =>
  sameFields(repair, draft, [
    'title',
    'date',
    'description',
    'cost',
    'currency',
    'kind',
    'mileage',
    'garageName',
    'mechanicName',
  ]) &&
  sameIds(repair.resolvedIssues, draft.resolvedIssues) &&
  sameIds(repair.partiallyResolvedIssues, draft.partiallyResolvedIssues);

const sameIds = (some: readonly Id[], others: readonly Id[]) =>
  String(some.toSorted()) === String(others.toSorted());
