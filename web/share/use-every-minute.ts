import { useEffect, useReducer } from 'react';

const MINUTE_MS = 60_000;

/** Re-renders every minute, for times that count down. */
export function useEveryMinute(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
