import { limits } from '#domain/limits.ts';
import { request } from '#web/platform/api/request.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { sleep } from '#web/platform/api/retries.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';

const MINUTE_MS = 60_000;
const DUE = 'sign-out-due';
/** `leadsTo`: the page that ends the session at the provider too. null: the server could not be told. */
type Ended = { leadsTo: string | undefined } | null;
let ending: Promise<Ended> | null = null;

export const isSignOutPending = (): boolean => readDevice(DUE) !== null;

/** From now on this browser ignores the session, even if its cookie is still valid. */
export const markSignOutPending = (): void => writeDevice(DUE, 'true');

export function endServerSession(): Promise<Ended> {
  ending ??= tryToEnd().finally(() => {
    ending = null;
  });
  return ending;
}

async function tryToEnd(): Promise<Ended> {
  let leadsTo: string | undefined;
  try {
    const answer = await request('/api/auth/sign-out', { method: 'POST', json: {} });
    leadsTo = (answer as { url?: string } | null)?.url;
  } catch (error) {
    console.error('Sign-out failed on the server', error);
    if (!(error instanceof ApiError) || error.status >= 500) return null;
  }
  writeDevice(DUE, null);
  return { leadsTo };
}

/** Call before a sign-in: a pending sign-out must not end the new session. */
export async function finishPendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return;
  await endServerSession();
  // The cookie is about to be replaced: a session that could not be ended by now is out of reach.
  writeDevice(DUE, null);
}

/** An offline sign-out is sent first on reconnect. A browser may say 'online' before its requests get through. */
export function signOutOnReconnect(): void {
  addEventListener('online', () => void keepTrying());
}

async function keepTrying(): Promise<void> {
  for (let delay: number = limits.retryDelayFirstMs; isSignOutPending() && delay < MINUTE_MS; delay *= 2) {
    if (await endServerSession()) return;
    await sleep(delay);
  }
}
