import type { Provider, WayIn } from '#domain/accounts/schema.ts';
import type { Output } from '#domain/calls.ts';
import { auth } from './account.ts';
import { withAccountChangeLock } from './change-lock.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import { call } from '#web/platform/api/client.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { readSession, showSignedOut } from '#web/platform/session/session-store.ts';

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await postChange('change-password', { currentPassword, newPassword });
  await refreshAccount();
}

export async function changeEmail(newEmail: string, password: string | undefined) {
  const { outcome } = await call('account.changeEmail', {
    newEmail,
    ...(password === undefined ? {} : { password }),
  });
  if (outcome === 'changed') await refreshAccount();
  return outcome;
}

/** Where the browser goes to connect the provider; it comes back to the account's settings. */
export const connectAddress = async (provider: Provider, password: string | undefined) =>
  ((await auth('link-social', { provider, password })) as { url: string }).url;

export async function removeWayIn(way: WayIn, password: string | undefined) {
  const { outcome } = await call('account.removeWayIn', {
    way,
    ...(password === undefined ? {} : { password }),
  });
  await queryClient.invalidateQueries();
  return outcome;
}

export async function endDevice(sessionId: string): Promise<void> {
  await call('account.endSession', { sessionId });
  await queryClient.invalidateQueries();
}

export async function endDevices(includingThis: boolean): Promise<void> {
  await withAccountChangeLock(async () => {
    await call('account.endSessions', { includingThis });
    if (includingThis) signOutLocally();
  });
  if (!includingThis) await queryClient.invalidateQueries();
}

/** Signs out everywhere and deletes what was not sent; the data is erased after 30 days unless the account signs in again. */
export async function deleteAccount(password: string | undefined): Promise<Output<'account.delete'>> {
  return withAccountChangeLock(async () => {
    const answer = await call('account.delete', password === undefined ? {} : { password });
    if (answer.outcome === 'requested') {
      await outbox
        .forget()
        .catch((error: unknown) => console.warn('What was not sent could not be deleted', error));
      signOutLocally();
    }
    return answer;
  });
}

export type TwoFactorStart = {
  totpURI: string;
  backupCodes: string[];
};

/** Inactive until the first code is confirmed. @throws ApiError with INVALID_PASSWORD */
export const startTwoFactor = async (password: string) =>
  (await auth('two-factor/enable', { password })) as TwoFactorStart;

export async function confirmTwoFactor(code: string): Promise<void> {
  await postChange('two-factor/verify-totp', { code });
  await refreshAccount();
}

export async function stopTwoFactor(password: string): Promise<void> {
  await postChange('two-factor/disable', { password });
  await refreshAccount();
}

export async function newRecoveryCodes(password: string): Promise<string[]> {
  const answer = await auth('two-factor/generate-backup-codes', { password });
  return (answer as { backupCodes: string[] }).backupCodes;
}

const postChange = (path: string, json: object) => withAccountChangeLock(() => auth(path, json));

async function refreshAccount(): Promise<void> {
  await Promise.all([readSession(), queryClient.invalidateQueries()]);
  announce('user-updated');
}

function signOutLocally(): void {
  showSignedOut();
  announce('signed-out');
}
