import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input, Output } from '#domain/calls.ts';
import { limits } from '#domain/limits.ts';
import { queryOf, useWithPending } from './query.ts';

type ListProcedure = 'issues.list' | 'repairs.list' | 'timeline.list';

export type PagePart = { cursor?: string | null; limit?: number | undefined };

/** A page of a car's records, newest first. While a new filter loads, the previous page stays. */
export function useListPage<P extends ListProcedure>(
  procedure: P,
  filters: Omit<Input<P>, 'cursor' | 'limit'>,
  { cursor = null, limit = limits.listChunk }: PagePart = {},
) {
  const input = {
    ...filters,
    limit: String(limit),
    ...(cursor === null ? {} : { cursor }),
  } as unknown as Input<P>;
  const query = useQuery({
    ...queryOf(procedure, input),
    placeholderData: keepPreviousData<Output<P>>,
  });
  return useWithPending<Output<P>>(procedure, input, query);
}

export const isLong = (page: { data: { next: string | null } | undefined; isPlaceholderData: boolean }) =>
  !page.isPlaceholderData && Boolean(page.data?.next);
