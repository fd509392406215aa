import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { useWords } from '#web/platform/language/language.ts';
import { queryClient, queryOf } from '#web/platform/reads/query.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';

type OfOperator = Extract<Procedure, `operator.${string}`>;

/** Never stored on the device: it is about other people. What was shown stays until the next page of it has come. */
export function useOperatorRead<P extends OfOperator>(procedure: P, input: Input<P>) {
  // Named one by one: a query tells its component only of what is read of it.
  const { data, error, isError, isPending, refetch } = useQuery<Output<P>>({
    ...queryOf(procedure, input),
    meta: { isFleeting: true },
    placeholderData: keepPreviousData,
  });
  useEffect(() => lookAgain(error), [error]);
  return { data, isError, isPending, refetch };
}

/** The visit has ended: the entrance is shown. */
function lookAgain(error: unknown): void {
  if (isCode(error, 'NOT_FOUND')) void queryClient.invalidateQueries({ queryKey: ['operator.state'] });
}

/** Does it, says so or says why not, and reads the page again. */
export function useOperatorAct() {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const act = async <P extends OfOperator>(
    procedure: P,
    input: Input<P>,
    done: string | null,
  ): Promise<Output<P> | null> => {
    setBusy(true);
    try {
      const answer = await call(procedure, ...([input] as unknown as CallArguments<P>));
      if (done !== null) showToast({ title: done });
      return answer;
    } catch (error) {
      console.warn('The operator’s page could not do this', error);
      lookAgain(error);
      showError(t, failurePhrase(error, 'Something went wrong'));
      return null;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => String(name).startsWith('operator.'),
      });
    }
  };
  return { act, isBusy };
}
