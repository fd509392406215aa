import { useEffect } from 'react';

/** What the page works without, as it does offline; the next start of the app tries again. */
export const startLater = (start: () => Promise<unknown>, delayMs: number) =>
  setTimeout(
    () => void start().catch((error: unknown) => console.warn('A part could not be started', error)),
    delayMs,
  );

/** Not if the screen is left before. */
export function useLater(start: () => Promise<unknown>, delayMs: number): void {
  useEffect(() => {
    const timer = startLater(start, delayMs);
    return () => clearTimeout(timer);
  }, [start, delayMs]);
}

const startWorker = () => import('./pwa.ts').then((pwa) => pwa.startWorker());

/** Delayed: the worker keeps the whole app for a start without a network. */
export const useWorker = (): void => useLater(startWorker, 2_000);
