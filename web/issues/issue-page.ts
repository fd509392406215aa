import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/ids.ts';
import type { Input } from '#domain/calls.ts';
import { call } from '#web/platform/api-client.ts';

export type IssueFilter = 'open' | 'urgent' | 'resolved' | 'partiallyResolved' | 'recurring';

/** Spec 4: by default only 'open' is on. */
export const defaultFilters: readonly IssueFilter[] = ['open'];

/** The first page is what one sees at once; the next ones come while one reads. */
const FIRST_PAGE = '20';
const NEXT_PAGE = '30';

export function issueQuery(
  carId: Id,
  filters: readonly IssueFilter[],
  cursor: string | null,
  limit = cursor === null ? FIRST_PAGE : NEXT_PAGE,
): Input<'issues.list'> {
  return {
    carId,
    limit,
    ...(cursor === null ? {} : { cursor }),
    ...Object.fromEntries(filters.map((filter) => [filter, 'true'])),
  };
}

/** One page of a car's issues; a page far from the screen keeps what it had and is not asked for again. */
export function useIssuePage(input: Input<'issues.list'>, near = true) {
  return useQuery({
    queryKey: ['issues.list', input],
    queryFn: ({ signal }) => call('issues.list', input, { signal }),
    enabled: near,
    placeholderData: keepPreviousData,
  });
}

/** The newest issues of a car, whatever their status. */
export const useNewestIssues = (carId: Id, count: number) =>
  useIssuePage(issueQuery(carId, [], null, String(count)));

/** True once it is known that nothing was ever logged for this car. */
export const useHasNoIssues = (carId: Id): boolean => useNewestIssues(carId, 3).data?.issues.length === 0;
