import { limits } from '#domain/limits.ts';
import { announce } from './auth-events.ts';
import { isDue } from './due.ts';
import { currentSession, readProfile, readSession, renewSession } from './session-store.ts';

/**
 * Looks after the session (D4): on a 30 s tick it is renewed when 90 s or less remain; the server sends
 * the new cookie with the answer. Coming back to the page tells of a session that ended elsewhere.
 * @returns what stops it
 */
export function careForSession(): () => void {
  const timer = setInterval(() => {
    const { session } = currentSession();
    if (session && isDue(session.expiresAt, Date.now())) void renew();
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

let renewing = false;

/** One renewal at a time: a slow answer is waited for, not asked for again. */
async function renew(): Promise<void> {
  if (renewing) return;
  renewing = true;
  try {
    const before = currentSession().session?.expiresAt;
    const { session, profile } = await renewSession(limits.retryDelayMaxMs);
    // Another account may have signed in meanwhile, in another tab.
    if (session && profile === undefined) await readProfile();
    if (session && session.expiresAt !== before) announce('token-refreshed');
  } catch (error) {
    // Not known is not signed out: the next tick asks again.
    console.warn('The session could not be renewed yet', error);
  } finally {
    renewing = false;
  }
}
