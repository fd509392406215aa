import { limits } from '#domain/limits.ts';
import { isRetryable } from '#web/platform/api/errors.ts';

/** Reliable only if true: a browser may report to be online without a connection. */
export const isOffline = () => (navigator as { onLine?: boolean }).onLine === false;

/** Reads are fresh on each screen, but the parts of one screen share them. */
export const readOptions = {
  gcTime: limits.queryCacheMs,
  staleTime: 2_000,
  networkMode: 'always',
  // Not the default in this network mode: replaces stored answers when the network returns.
  refetchOnReconnect: true,
  retry: (failures: number, error: unknown) =>
    !isOffline() && isRetryable(error) && failures < limits.queryRetries,
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, limits.retryDelayMaxMs),
} as const;
