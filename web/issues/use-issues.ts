import { useCallback } from 'react';
import type { Id } from '#domain/ids.ts';
import { entriesOf, filtered, type IssueFilter } from '#domain/issues/issue-record.ts';
import { limits } from '#domain/limits.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { useFirstAnswer } from '#web/platform/reads/query.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

export const defaultFilters: readonly IssueFilter[] = ['open'];

/** The problems of a car that all filters keep, newest first; the first ones until the records are open.
 * @param newest all unless given */
export function useIssues(carId: Id, filters: readonly IssueFilter[], newest?: number) {
  const asked = Object.fromEntries(filters.map((filter) => [filter, 'true']));
  const first = useFirstAnswer('issues.list', { carId, ...asked, limit: String(newest ?? limits.listChunk) });
  const view = useCallback((records: Records) => filtered(entriesOf(records), filters), [filters]);
  return useRecords(carId, view, first?.issues, newest === undefined && first?.next != null);
}

const noFilters: readonly IssueFilter[] = [];

export const useNewestIssues = (carId: Id) => useIssues(carId, noFilters, limits.newestShown);

/** Undefined while loading. */
export function useHasNoIssues(carId: Id): boolean | undefined {
  const { data } = useNewestIssues(carId);
  return data && data.length === 0;
}
