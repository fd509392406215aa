import { limits } from '#domain/limits.ts';
import { isRetryable } from './errors.ts';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Exponential backoff from 200 ms. @param withinMs time limit; after it the last error is thrown */
export async function withRetries<T>(run: () => Promise<T>, withinMs = 2_000): Promise<T> {
  const startedAt = Date.now();
  for (let delay = limits.retryDelayFirstMs; ; delay *= 2) {
    try {
      return await run();
    } catch (error) {
      if (!isRetryable(error) || Date.now() + delay - startedAt > withinMs) throw error;
      await sleep(delay);
    }
  }
}
