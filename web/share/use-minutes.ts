import { useEffect, useReducer } from 'react';

const MINUTE_MS = 60_000;

/** Draws what asks for it again every minute: the time that is left goes by on an open page too. */
export function useMinutes(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
