import { useDeferredValue, type ReactNode } from 'react';
import { NotYet } from './not-yet.tsx';

export type Query<T> = { data: T | undefined; isError: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  /** The shape of what is coming. */
  shape: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query answers; before that its shape, or the way to try again. */
export function Loaded<T>({ query: { data, isError, refetch }, shape, children }: Props<T>) {
  // Drawn in small pieces: at once it would hold up a slow phone.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn) return children(data);
  return (
    <NotYet failed={isError} onRetry={() => void refetch()}>
      {shape}
    </NotYet>
  );
}
