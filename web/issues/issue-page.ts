import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { useListPage, type PagePart } from '#web/platform/reads/list-page.ts';
import { useMarks } from '#web/platform/reads/query.ts';

export type IssueFilter = 'open' | 'urgent' | 'resolved' | 'partiallyResolved' | 'recurring';

export const defaultFilters: readonly IssueFilter[] = ['open'];

const asQuery = (carId: Id, filters: readonly IssueFilter[]): Input<'issues.marks'> => ({
  carId,
  ...Object.fromEntries(filters.map((filter) => [filter, 'true'])),
});

export const useIssuePage = (carId: Id, filters: readonly IssueFilter[], part?: PagePart) =>
  useListPage('issues.list', asQuery(carId, filters), part);

export const useIssueMarks = (carId: Id, filters: readonly IssueFilter[], isLong: boolean) =>
  useMarks('issues.marks', asQuery(carId, filters), isLong);

export const useNewestIssues = (carId: Id, count: number) => useIssuePage(carId, [], { limit: count });

/** Undefined while loading. */
export function useHasNoIssues(carId: Id): boolean | undefined {
  const { data } = useNewestIssues(carId, limits.newestShown);
  return data && data.issues.length === 0;
}
