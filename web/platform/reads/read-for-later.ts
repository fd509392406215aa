import type { Read } from '#domain/first-reads.ts';
import type { Id } from '#domain/ids.ts';
import { recordsState } from '#web/platform/records/state.ts';
import { recordsQuery } from '#web/platform/records/use-records.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { queryClient, queryOf } from './query.ts';
import { readKept } from './stored-reads.ts';

/** Threads of more cars are kept when they are opened. */
const THREADS = 10;

const ofAccount: readonly Read[] = [
  ['account.read', undefined],
  ['account.events', undefined],
  ['share.list', undefined],
  ['imports.list', undefined],
];

/** What no record says and screens show without a network, once per device; then it is kept as it is read. */
export async function readForLater(userId: Id): Promise<void> {
  // The first fetch of a device may be slow, and names the cars.
  await queryClient.prefetchQuery({ ...recordsQuery, staleTime: Infinity });
  const cars = [...recordsState.get().known.cars.keys()].slice(0, THREADS);
  const threads = cars.map((carId): Read => ['assistant.thread', { carId }]);
  for (const [procedure, input] of [...ofAccount, ...threads]) {
    if (currentSession().session?.user.id !== userId) return;
    const query = queryOf(procedure, input as never);
    if (!(await readKept(userId, JSON.stringify(query.queryKey)))) await queryClient.prefetchQuery(query);
  }
}
