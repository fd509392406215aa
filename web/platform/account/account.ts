import { request } from '#web/platform/api/request.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import {
  endServerSession,
  markSignOutPending,
  finishPendingSignOut,
} from '#web/platform/session/pending-sign-out.ts';
import { readSession, showSignedOut } from '#web/platform/session/session-store.ts';

/** The auth library's endpoints by fetch: its own client is twelve times as large. */
export const auth = (path: string, json: object = {}) =>
  request(`/api/auth/${path}`, { method: 'POST', json });

/** @returns 'second-factor' if a code is required before a session is opened */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'second-factor'> {
  await finishPendingSignOut();
  const answer = await auth('sign-in/email', { email: email.trim().toLowerCase(), password });
  if ((answer as { twoFactorRedirect?: boolean } | null)?.twoFactorRedirect) return 'second-factor';
  await onSignedIn();
  return 'signed-in';
}

export async function onSignedIn(): Promise<void> {
  await readSession();
  announce('signed-in');
}

/** Signs out locally at once, online or offline; the server session ends when the server is reachable. */
export async function signOut(): Promise<void> {
  markSignOutPending();
  // The next user of this device must not get the notices of this account.
  void import('#web/platform/push-subscription.ts')
    .then(({ unsubscribe }) => unsubscribe())
    .catch((error: unknown) => console.warn('The push subscription could not be ended', error));
  showSignedOut();
  announce('signed-out');
  const ended = await endServerSession();
  if (ended?.leadsTo !== undefined) location.assign(ended.leadsTo);
}

export async function enterCode(
  kind: 'totp' | 'backup-code',
  code: string,
  trustDevice: boolean,
): Promise<void> {
  await auth(`two-factor/verify-${kind}`, { code: code.replaceAll(' ', ''), trustDevice });
  await onSignedIn();
}

/** Where the browser goes to log in there. */
export async function providerAddress(provider: string, invitation: string | undefined): Promise<string> {
  await finishPendingSignOut();
  return ((await auth('sign-in/social', { provider, invitation })) as { url: string }).url;
}
