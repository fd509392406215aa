import { useDeferredValue, type ReactNode } from 'react';
import { LoadState } from './load-state.tsx';

export type Query<T> = { data: T | undefined; isError: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  const { data, isError, refetch } = query;
  // Deferred: rendering in one go would block a slow phone.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn) return children(data);
  return (
    <LoadState failed={isError} onRetry={() => void refetch()}>
      {skeleton}
    </LoadState>
  );
}
