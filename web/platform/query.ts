import {
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { call, type CallArguments } from './api-client.ts';
import { isCode, isRetryable } from './api-errors.ts';
import { newId } from './ids.ts';
import { outbox, type Write, type WriteProcedure } from './outbox.ts';
import { keepQuickStart } from './quick-start.ts';
import { readOptions } from './read-options.ts';
import { onSignedOut, readSession } from './session-store.ts';

const endedSession = (error: unknown) => {
  if (isCode(error, 'UNAUTHORIZED')) void readSession();
};

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: readOptions,
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: endedSession }),
  mutationCache: new MutationCache({
    onError: endedSession,
    // The one cache rule: after any change, everything on screen is asked for again.
    onSettled: () => void queryClient.invalidateQueries(),
  }),
});

keepQuickStart(queryClient);
onSignedOut(() => queryClient.clear());

/** Reads one procedure, cached by its name and input: `useRead('cars.read', { carId })`. */
export function useRead<P extends Procedure>(
  procedure: P,
  ...[input]: CallArguments<P>
): UseQueryResult<Output<P>> {
  return useQuery({
    queryKey: [procedure, input ?? null],
    queryFn: ({ signal }) => call(procedure, ...([input, { signal }] as CallArguments<P>)),
  });
}

const noMarks: readonly string[] = [];

/** Where the further pages of a long list start; none while it is short or not known. */
export function useMarks<P extends 'issues.marks' | 'repairs.marks' | 'timeline.marks'>(
  procedure: P,
  input: Input<P>,
  isLong: boolean,
): readonly string[] {
  const { data } = useQuery({
    queryKey: [procedure, input],
    queryFn: ({ signal }) => call(procedure, ...([input, { signal }] as CallArguments<P>)),
    enabled: isLong,
  });
  return (isLong && data?.marks) || noMarks;
}

/** Puts a known answer into the cache, such as the record that was just made. */
export function rememberRead<P extends Procedure>(procedure: P, input: Input<P>, output: Output<P>): void {
  queryClient.setQueryData([procedure, input ?? null], output);
}

/**
 * One kind of change: `const log = useWrite('issues.log'); await log.mutateAsync(input)`. Saying the same
 * thing again after a lost answer is the same operation, so nothing is made twice.
 */
export function useWrite<P extends WriteProcedure>(procedure: P) {
  const unanswered = useRef<{ said: string; opId: Id } | null>(null);
  return useMutation<Output<P>, Error, Write<P>>({
    mutationKey: [procedure],
    mutationFn: async (input) => {
      const said = JSON.stringify(input);
      const opId = unanswered.current?.said === said ? unanswered.current.opId : newId();
      try {
        const output = await outbox.send(procedure, input, opId);
        unanswered.current = null;
        return output;
      } catch (error) {
        unanswered.current = isRetryable(error) ? { said, opId } : null;
        throw error;
      }
    },
  });
}
