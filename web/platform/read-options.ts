import { limits } from '#domain/limits.ts';
import { isRetryable } from './api-errors.ts';

/** Only a browser knows; it may believe to be online without being so. */
const isOffline = () => (navigator as { onLine?: boolean }).onLine === false;

/** Spec 9: cached queries kept 5 minutes, 3 retries, back-off capped at 30 s; fresh on opening a screen (D101). */
export const readOptions = {
  gcTime: limits.queryKeptMs,
  staleTime: 0,
  networkMode: 'always',
  retry: (failures: number, error: unknown) =>
    !isOffline() && isRetryable(error) && failures < limits.queryRetries,
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, limits.retryDelayMaxMs),
} as const;
