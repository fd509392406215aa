import { limits } from '#domain/limits.ts';
import { isRetryable } from '#web/platform/api/errors.ts';

/** Only a browser knows; it may believe to be online without being so. */
export const isOffline = () => (navigator as { onLine?: boolean }).onLine === false;

/** Fresh on opening a screen, where the parts of one screen ask once. */
export const readOptions = {
  gcTime: limits.queryCacheMs,
  staleTime: 2_000,
  networkMode: 'always',
  // Not by itself in this mode: what was kept from before gives way as soon as there is a network again.
  refetchOnReconnect: true,
  retry: (failures: number, error: unknown) =>
    !isOffline() && isRetryable(error) && failures < limits.queryRetries,
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, limits.retryDelayMaxMs),
} as const;
