import { limits } from '#domain/limits.ts';
import { announce } from './auth-events.ts';
import { isRenewalDue } from './renewal-due.ts';
import { currentSession, readProfile, readSession, renewSession } from './session-store.ts';

/** Renews on a 30 s tick when 90 s or less remain. @returns the function that stops it */
export function keepSessionAlive(): () => void {
  const timer = setInterval(() => {
    const { session } = currentSession();
    if (session && isRenewalDue(session.expiresAt, Date.now())) void renew();
  }, limits.sessionTickMs);
  const seen = () => {
    if (document.visibilityState === 'visible' && currentSession().session) void renew();
  };
  const online = () => {
    void (currentSession().failure ? readSession() : renew());
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', online);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', online);
  };
}

let isRenewing = false;

/** One renewal at a time: a slow response is awaited, not requested again. */
async function renew(): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  try {
    const before = currentSession().session?.expiresAt;
    const { session, profile } = await renewSession(limits.retryDelayMaxMs);
    if (session && profile === undefined) await readProfile();
    if (session && session.expiresAt !== before) announce('token-refreshed');
  } catch (error) {
    // A failure does not mean signed out; the next tick retries.
    console.warn('The session could not be renewed yet', error);
  } finally {
    isRenewing = false;
  }
}
