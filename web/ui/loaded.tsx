import { useDeferredValue, type ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { LoadState } from './load-state.tsx';

export type Query<T> = { data: T | undefined; isError: boolean; refetch: () => unknown; isPartial?: boolean };

type Props<T> = {
  query: Query<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  const { data, isError, refetch, isPartial } = query;
  // Deferred: rendering in one go would block a slow phone.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn)
    return (
      <>
        {children(data)}
        {isPartial && <PartialNote />}
      </>
    );
  return (
    <LoadState failed={isError} onRetry={() => void refetch()}>
      {skeleton}
    </LoadState>
  );
}

function PartialNote() {
  const { t } = useWords();
  return (
    <p role="status" className="text-muted mt-2 text-sm">
      {t('Without a connection, only what is on this device is shown.')}
    </p>
  );
}
