import { useDeferredValue, type ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { LoadState } from './load-state.tsx';

export type Query<T> = {
  data: T | undefined;
  isError: boolean;
  /** There is more, which failed to load. */
  isCut?: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  const { data, isError, isCut = false, refetch } = query;
  // Deferred: rendering in one go would block a slow phone.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn)
    return (
      <>
        {children(data)}
        {isCut && <LoadFailed onRetry={() => void refetch()} />}
      </>
    );
  return (
    <LoadState failed={isError} onRetry={() => void refetch()}>
      {skeleton}
    </LoadState>
  );
}
