import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { call } from '#web/platform/api-client.ts';

const PAGE = '200';

/** Every issue of a car, newest first; a report groups them by month together with the repairs. */
export function useAllIssues(carId: Id) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['issues.list', { carId, all: true }],
    queryFn: async ({ signal }) => {
      const all: IssueEntry[] = [];
      for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
        const page: { issues: IssueEntry[]; next: string | null } = await call(
          'issues.list',
          { carId, limit: PAGE, ...(cursor === null ? {} : { cursor }) },
          { signal },
        );
        all.push(...page.issues);
        cursor = page.next;
      }
      return all;
    },
  });
  return { issues: data, isError: isError && !data, retry: () => void refetch() };
}
