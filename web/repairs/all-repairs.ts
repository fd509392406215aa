import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/ids.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api-client.ts';

const PAGE = '200';

/**
 * The repairs of a car, newest first. Totals and shops need every one of them; the newest are there first,
 * `isComplete` says when all are.
 */
export function useRepairs(carId: Id) {
  const first = useQuery({
    queryKey: ['repairs.list', { carId, limit: PAGE }],
    queryFn: ({ signal }) => call('repairs.list', { carId, limit: PAGE }, { signal }),
  });
  const cursor = first.data?.next ?? null;
  const rest = useQuery({
    queryKey: ['repairs.list', { carId, limit: PAGE, after: cursor }],
    queryFn: ({ signal }) => readFrom(carId, cursor, signal),
    enabled: cursor !== null,
  });
  const repairs =
    first.data && (rest.data && cursor !== null ? [...first.data.repairs, ...rest.data] : first.data.repairs);
  return {
    repairs,
    isComplete: first.data !== undefined && (cursor === null || rest.data !== undefined),
    isError: (first.isError && !first.data) || (rest.isError && !rest.data),
    retry: () => void (first.data ? rest.refetch() : first.refetch()),
  };
}

async function readFrom(carId: Id, from: string | null, signal: AbortSignal): Promise<Repair[]> {
  const all: Repair[] = [];
  for (let cursor = from; cursor !== null;) {
    const page = await call('repairs.list', { carId, limit: PAGE, cursor }, { signal });
    all.push(...page.repairs);
    cursor = page.next;
  }
  return all;
}
