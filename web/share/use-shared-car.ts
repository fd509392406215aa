import { useCallback, useEffect, useState } from 'react';
import type { SharedCar } from '#domain/share/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { useLiveLink } from './live-link.ts';
import { openLink, takePrefetched, linkFromPage } from './open-link.ts';

/** `unreachable` is a network failure, not a fault of the link. */
export type AccessFault = 'noToken' | 'invalid' | 'expired' | 'unreachable';
export type LinkResult =
  | { state: 'loading' }
  /** `last`: content before the link ended, which an open form still needs. */
  | { state: 'fault'; fault: AccessFault; last: SharedCar | null }
  | { state: 'valid'; shared: SharedCar; readAt: number };

/** The longest a browser's timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

/** Content of a link. Expires on the open page without a reload, by the server's clock. */
export function useSharedCar(token: string): { result: LinkResult; read: () => Promise<void> } {
  const [result, setResult] = useState<LinkResult>(() => initialResult(token));

  const read = useCallback((): Promise<void> => {
    if (!token) return Promise.resolve();
    return withRetries(() => takePrefetched() ?? openLink(token)).then(
      (opened) => setResult({ state: 'valid', ...opened }),
      (error: unknown) => {
        console.warn('The link did not open', error);
        const fault = faultOf(error);
        // Content stays on screen while offline, but not after the link has ended.
        setResult((before) =>
          fault === 'unreachable' && before.state === 'valid' ? before : ended(before, fault),
        );
      },
    );
  }, [token]);

  const isLoading = result.state === 'loading';
  useEffect(() => {
    if (isLoading) void read();
  }, [isLoading, read]);

  useEffect(() => {
    const readIfVisible = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, [read]);

  useEffect(() => {
    if (result.state !== 'valid') return;
    const left =
      Date.parse(result.shared.expiresAt) - Date.parse(result.shared.now) - (Date.now() - result.readAt);
    const timer = setTimeout(
      () => setResult(ended(result, 'expired')),
      Math.min(Math.max(left, 0), TIMER_MAX),
    );
    return () => clearTimeout(timer);
  }, [result]);

  useLiveLink(token, result.state === 'valid', read);

  return { result, read };
}

function initialResult(token: string): LinkResult {
  if (!token) return { state: 'fault', fault: 'noToken', last: null };
  const fromPage = linkFromPage();
  return fromPage ? { state: 'valid', ...fromPage } : { state: 'loading' };
}

const ended = (before: LinkResult, fault: AccessFault): LinkResult => ({
  state: 'fault',
  fault,
  last: sharedOf(before),
});

export function sharedOf(result: LinkResult): SharedCar | null {
  if (result.state === 'valid') return result.shared;
  return result.state === 'fault' ? result.last : null;
}

function faultOf(error: unknown): AccessFault {
  if (isCode(error, 'LINK_EXPIRED')) return 'expired';
  return isCode(error, 'LINK_INVALID') || isCode(error, 'NOT_FOUND') || isCode(error, 'BAD_REQUEST')
    ? 'invalid'
    : 'unreachable';
}
