import { useEffect } from 'react';

/** What the page works without, as it does offline; the next start of the app tries again. */
export const startLater = (start: () => Promise<unknown>, delayMs: number) =>
  setTimeout(
    () => void start().catch((error: unknown) => console.warn('A part could not be started', error)),
    delayMs,
  );

/** Delayed: the worker keeps the whole app for a start without a network. */
export function useWorker(): void {
  useEffect(() => {
    const timer = startLater(() => import('./pwa.ts').then((pwa) => pwa.startWorker()), 2_000);
    return () => clearTimeout(timer);
  }, []);
}
