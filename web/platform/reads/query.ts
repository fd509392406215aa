import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Input, Output, Procedure, Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { call, firstAnswer, type CallArguments } from '#web/platform/api/client.ts';
import { newId } from '#web/platform/ids.ts';
import { isCode, isFinal } from '#web/platform/api/errors.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { outbox, type Sent } from '#web/platform/outbox/outbox.ts';
import { isOffline, readOptions } from './read-options.ts';
import { KEEP_AFTER_MS, keepFirstAnswers, readThrough } from './read-through.ts';
import { onSignedOut, readSession } from '#web/platform/session/session-store.ts';
import { startLater } from '#web/platform/start-later.ts';

const checkSession = (error: unknown) => {
  if (isCode(error, 'UNAUTHORIZED')) void readSession();
};

export const queryClient: QueryClient = new QueryClient({
  // The outbox queues changes, so the library must not pause them while offline.
  defaultOptions: {
    queries: { ...readOptions, persister: readThrough },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: checkSession }),
  mutationCache: new MutationCache({
    onError: checkSession,
    // The one cache rule: after any change, everything on screen is read again, once the change is shown.
    onSettled: () => void outbox.shown().then(() => refreshReads()),
  }),
});

// It assumes to be online at first: a page opened offline would not notice that the network came.
onlineManager.setOnline(!isOffline());
keepFirstAnswers(queryClient);
startLater(
  () => import('./quick-start.ts').then(({ keepQuickStart }) => keepQuickStart(queryClient)),
  KEEP_AFTER_MS,
);
outbox.onArrival((isAwaited) => {
  // A waiting form refreshes by itself, since it must not read what it has just deleted.
  if (!isAwaited) refreshReads();
});
onSignedOut(() => queryClient.clear());

export const queryOf = <P extends Procedure>(procedure: P, input: Input<P>) => ({
  queryKey: [procedure, input ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(procedure, ...([input, { signal }] as unknown as CallArguments<P>)),
  initialData: () => firstAnswer(procedure, input),
});

/** What came with the page, until the records on the device are open. */
export const useFirstAnswer = <P extends Procedure>(procedure: P, input: Input<P>): Output<P> | undefined =>
  useQuery<Output<P>>({ ...queryOf(procedure, input), enabled: false, meta: { isFleeting: true } }).data;

export function readAhead(): void {
  for (const procedure of ['cars.list', 'settings.read'] as const)
    void queryClient.prefetchQuery(queryOf(procedure, undefined));
}

export function useRead<P extends Procedure>(
  procedure: P,
  ...[input]: CallArguments<P>
): UseQueryResult<Output<P>> {
  const query = useQuery<Output<P>>(queryOf(procedure, input as Input<P>));
  const apply = useOutbox((state) => state.apply);
  const data = useMemo(
    () => apply(procedure, query.data, query.dataUpdatedAt) as Output<P>,
    [apply, procedure, query.data, query.dataUpdatedAt],
  );
  return data === query.data ? query : { ...query, data };
}

let holders = 0;

/** Stops reads while a record on screen is being deleted, which would fail. @returns a function that resumes them */
export function holdRefreshes(): () => void {
  holders += 1;
  void queryClient.cancelQueries();
  return () => {
    holders -= 1;
    refreshReads();
  };
}

export function refreshReads(touches: (procedure: Procedure, input: unknown) => boolean = () => true): void {
  if (holders > 0) return;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [procedure, input] }) => touches(procedure as Procedure, input),
  });
}

export function rememberRead<P extends Procedure>(procedure: P, input: Input<P>, output: Output<P>): void {
  queryClient.setQueryData([procedure, input ?? null], output);
}

/** Repeating the same input after a lost response reuses the operation id, so it is applied once. A form with a draft
 * chooses the id itself (sendNew). */
export function useWrite<P extends WriteProcedure>(procedure: P) {
  const unanswered = useRef<{ request: string; opId: Id } | null>(null);
  useEffect(() => outbox.addWriter(procedure), [procedure]);
  const mutationFn = async (input: Write<P> & { opId?: Id }): Promise<Sent<P>> => {
    const request = JSON.stringify(input);
    const earlier = unanswered.current?.request === request ? unanswered.current.opId : null;
    const opId = input.opId ?? earlier ?? newId();
    try {
      const output = await outbox.send(procedure, input, opId);
      unanswered.current = null;
      return output;
    } catch (error) {
      unanswered.current = isFinal(error) ? null : { request, opId };
      throw error;
    }
  };
  // The first car is added on a public page, which has no provider.
  return useMutation({ mutationFn }, queryClient);
}
