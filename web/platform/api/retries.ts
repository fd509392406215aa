import { limits } from '#domain/limits.ts';
import { isRetryable } from './errors.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs a request again while it fails for a reason that passes (no network, 502 to 504): first after
 * 200 ms, then doubling (LIM-13).
 * @param withinMs how long to go on; the last error is thrown after that
 */
export async function withRetries<T>(run: () => Promise<T>, withinMs = 2_000): Promise<T> {
  const startedAt = Date.now();
  for (let delay = limits.retryDelayFirstMs; ; delay *= 2) {
    try {
      return await run();
    } catch (error) {
      if (!isRetryable(error) || Date.now() + delay - startedAt > withinMs) throw error;
      await pause(delay);
    }
  }
}
