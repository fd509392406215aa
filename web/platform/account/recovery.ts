import type { FollowedLink } from '#domain/accounts/schema.ts';
import { auth } from './account.ts';
import { call } from '#web/platform/api/client.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import { href } from '#web/platform/hrefs.ts';
import { currentWords } from '#web/platform/language/language.ts';

/** The answer is the same whether or not the address is known (D17). */
export const requestPasswordReset = (email: string) =>
  auth('request-password-reset', {
    email: email.trim().toLowerCase(),
    redirectTo: href('resetPassword'),
    language: currentWords().language,
  });

/** @throws ApiError with INVALID_TOKEN for a link that has expired or was used */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await auth('reset-password', { token, newPassword });
  announce('password-recovery');
}

export const sendConfirmationAgain = (email: string) =>
  auth('send-verification-email', { email, language: currentWords().language });

/** Takes the token of a mailed link, for the account's own address or for a new one. */
export async function confirmEmail(token: string, password?: string): Promise<FollowedLink> {
  const answer = await call('account.confirmEmail', {
    token,
    ...(password === undefined ? {} : { password }),
  });
  if (answer.outcome === 'confirmed' || answer.outcome === 'changed') announce('user-updated');
  return answer;
}
