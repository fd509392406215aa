import type { FollowedLink, StillIn } from '#domain/accounts/schema.ts';
import { auth } from './account.ts';
import { call } from '#web/platform/api/client.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import { href } from '#web/platform/hrefs.ts';
import { currentWords } from '#web/platform/language/language.ts';

/** The response does not reveal whether the address is registered. */
export const requestPasswordReset = (email: string) =>
  auth('request-password-reset', {
    email: email.trim().toLowerCase(),
    redirectTo: href('resetPassword'),
    language: currentWords().language,
  });

/** @returns by what else the account logs in */
export async function resetPassword(token: string, newPassword: string): Promise<StillIn[]> {
  const answer = (await auth('reset-password', { token, newPassword })) as { stillIn?: StillIn[] } | null;
  announce('password-recovery');
  return answer?.stillIn ?? [];
}

export const sendConfirmationAgain = (email: string) =>
  auth('send-verification-email', { email, language: currentWords().language });

export async function confirmEmail(token: string, password?: string): Promise<FollowedLink> {
  const answer = await call('account.confirmEmail', {
    token,
    ...(password === undefined ? {} : { password }),
  });
  if (answer.outcome === 'confirmed' || answer.outcome === 'changed') announce('user-updated');
  return answer;
}
