import { useCallback, useEffect, useState } from 'react';
import type { SharedCar } from '#domain/share/schema.ts';
import { call } from '#web/platform/api-client.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { withRetries } from '#web/platform/retries.ts';

/** Why nothing is shown (spec 4, Share links); `unreachable` is about the network, not about the link. */
export type AccessFault = 'noToken' | 'invalid' | 'expired' | 'unreachable';
export type Shared =
  | { state: 'loading' }
  | { state: 'fault'; fault: AccessFault }
  | { state: 'valid'; shared: SharedCar; readAt: number };

/** The longest a browser's timer can wait. */
const TIMER_MAX = 2 ** 31 - 1;

/** What a link opens. The open page turns to 'expired' by itself; the server's clock decides when (D84). */
export function useSharedCar(token: string): { result: Shared; read: () => void } {
  const [result, setResult] = useState<Shared>(
    token ? { state: 'loading' } : { state: 'fault', fault: 'noToken' },
  );

  const read = useCallback(() => {
    if (!token) return;
    withRetries(() => call('share.open', { token })).then(
      (shared) => setResult({ state: 'valid', shared, readAt: Date.now() }),
      (error: unknown) => {
        console.warn('The link did not open', error);
        const fault = faultOf(error);
        // What is on screen stays readable where there is no network; an ended link does not.
        setResult((before) =>
          fault === 'unreachable' && before.state === 'valid' ? before : { state: 'fault', fault },
        );
      },
    );
  }, [token]);

  useEffect(read, [read]);

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [read]);

  useEffect(() => {
    if (result.state !== 'valid') return;
    const left =
      Date.parse(result.shared.expiresAt) - Date.parse(result.shared.now) - (Date.now() - result.readAt);
    const timer = setTimeout(
      () => setResult({ state: 'fault', fault: 'expired' }),
      Math.min(Math.max(left, 0), TIMER_MAX),
    );
    return () => clearTimeout(timer);
  }, [result]);

  return { result, read };
}

function faultOf(error: unknown): AccessFault {
  if (isCode(error, 'LINK_EXPIRED')) return 'expired';
  return isCode(error, 'LINK_INVALID') || isCode(error, 'NOT_FOUND') || isCode(error, 'BAD_REQUEST')
    ? 'invalid'
    : 'unreachable';
}
