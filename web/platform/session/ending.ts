import { request } from '#web/platform/api/client.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';

const DUE = 'sign-out-due';
let ending: Promise<boolean> | null = null;

/** Log-out was chosen here, but the server does not know it yet (D3). */
export const isEndingDue = (): boolean => readDevice(DUE) !== null;

/** From now on this browser knows of no session, whatever its cookie says. */
export const rememberEnding = (): void => writeDevice(DUE, 'true');

/**
 * Ends the session that log-out left behind at the server; a failure is only logged (SET-06) and tried
 * again later.
 * @returns whether it has ended
 */
export function endServerSession(): Promise<boolean> {
  ending ??= tryToEnd().finally(() => {
    ending = null;
  });
  return ending;
}

async function tryToEnd(): Promise<boolean> {
  try {
    await request('/api/auth/sign-out', { method: 'POST', json: {} });
  } catch (error) {
    console.error('Log-out did not reach the server', error);
    if (!(error instanceof ApiError) || error.status >= 500) return false;
  }
  writeDevice(DUE, null);
  return true;
}

/** Before anyone signs in: a log-out that is still due must not meet the new session. */
export async function settleEnding(): Promise<void> {
  if (!isEndingDue()) return;
  await endServerSession();
  // The cookie is about to be replaced: what could not be ended by now is out of reach.
  writeDevice(DUE, null);
}

/** A log-out that was chosen offline is the first thing said on reconnect (D3). */
export function endOnReconnect(): void {
  addEventListener('online', () => {
    if (isEndingDue()) void endServerSession();
  });
}
