import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { RecordFilters } from '#domain/repairs/record-rules.ts';
import { call } from '#web/platform/api/client.ts';
import { useMarks, useWithPending } from '#web/platform/reads/query.ts';

/** What is set travels as it was typed: the server reads it by the same rules (D76). */
const asQuery = (carId: Id, filters: Partial<RecordFilters>): Input<'repairs.marks'> => ({
  carId,
  ...Object.fromEntries(Object.entries(filters).filter(([, bound]) => bound.length > 0)),
});

/** A page of a car's repairs, newest first; while another filter's is on its way, the one before stays. */
export function useRepairPage(
  carId: Id,
  filters: Partial<RecordFilters>,
  { cursor = null, limit = limits.listChunk }: { cursor?: string | null; limit?: number | undefined } = {},
) {
  const input: Input<'repairs.list'> = {
    ...asQuery(carId, filters),
    limit: String(limit),
    ...(cursor === null ? {} : { cursor }),
  };
  const query = useQuery({
    queryKey: ['repairs.list', input],
    queryFn: ({ signal }) => call('repairs.list', input, { signal }),
    placeholderData: keepPreviousData,
  });
  return useWithPending('repairs.list', input, query);
}

/** Where the further pages start; none while the list is short or not known. */
export const useRepairMarks = (carId: Id, filters: Partial<RecordFilters>, isLong: boolean) =>
  useMarks('repairs.marks', asQuery(carId, filters), isLong);
