import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { call } from '#web/platform/api/client.ts';
import { useMarks, useWithPending } from '#web/platform/reads/query.ts';

export type IssueFilter = 'open' | 'urgent' | 'resolved' | 'partiallyResolved' | 'recurring';

/** By default only 'open' is on (FILT-02). */
export const defaultFilters: readonly IssueFilter[] = ['open'];

const asQuery = (carId: Id, filters: readonly IssueFilter[]): Input<'issues.marks'> => ({
  carId,
  ...Object.fromEntries(filters.map((filter) => [filter, 'true'])),
});

/** A page of a car's issues, newest first; while another filter's is on its way, the one before stays. */
export function useIssuePage(
  carId: Id,
  filters: readonly IssueFilter[],
  { cursor = null, limit = limits.listChunk }: { cursor?: string | null; limit?: number | undefined } = {},
) {
  const input: Input<'issues.list'> = {
    ...asQuery(carId, filters),
    limit: String(limit),
    ...(cursor === null ? {} : { cursor }),
  };
  const query = useQuery({
    queryKey: ['issues.list', input],
    queryFn: ({ signal }) => call('issues.list', input, { signal }),
    placeholderData: keepPreviousData,
  });
  return useWithPending('issues.list', input, query);
}

/** Where the further pages start; none while the list is short or not known. */
export const useIssueMarks = (carId: Id, filters: readonly IssueFilter[], isLong: boolean) =>
  useMarks('issues.marks', asQuery(carId, filters), isLong);

/** The newest issues of a car, whatever their status. */
export const useNewestIssues = (carId: Id, count: number) => useIssuePage(carId, [], { limit: count });

/** True once it is known that nothing was ever logged for this car. */
export const useHasNoIssues = (carId: Id): boolean =>
  useNewestIssues(carId, limits.newestShown).data?.issues.length === 0;
