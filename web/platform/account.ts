import type { Profile, ProfileDraft } from '#domain/accounts/schema.ts';
import { call, request } from './api-client.ts';
import { href } from './hrefs.ts';
import { currentSession, markOnboarded, readSession, showLeft, showProfile, showSession } from './session-store.ts';

/** The account library's endpoints, by fetch: its own client weighs twelve times as much. */
const auth = (path: string, json: object = {}) => request(`/api/auth/${path}`, { method: 'POST', json });

/** @throws ApiError with INVALID_EMAIL_OR_PASSWORD or TOO_MANY_REQUESTS */
export async function signIn(email: string, password: string): Promise<void> {
  await auth('sign-in/email', { email: email.trim().toLowerCase(), password });
  await readSession();
}

/**
 * Opens an account; on success there is a session.
 * @returns false when the server made no user yet: only the confirmation mail is on its way
 */
export async function signUp(draft: { firstName: string; email: string; password: string }): Promise<boolean> {
  const { firstName, email, password } = draft;
  const answer = (await auth('sign-up/email', {
    name: firstName.trim(),
    email: email.trim().toLowerCase(),
    password,
    callbackURL: href('authCallback'),
  })) as { user?: unknown } | null;
  if (!answer?.user) return false;
  const { session } = await call('session.read');
  showSession(session);
  return true;
}

export async function saveProfile(draft: ProfileDraft): Promise<Profile> {
  const profile = await call('profile.save', draft);
  showProfile(profile);
  return profile;
}

/** A failure is only logged (spec 2.17): on this device the person is signed out either way. */
export async function signOut(): Promise<void> {
  try {
    await auth('sign-out');
  } catch (error) {
    console.error('Log-out did not reach the server', error);
  }
  showLeft();
}

/** Where the browser must go to sign in with Google. */
export async function googleAddress(): Promise<string> {
  const answer = await auth('sign-in/social', {
    provider: 'google',
    callbackURL: href('authCallback'),
    errorCallbackURL: href('authCallback'),
  });
  return (answer as { url: string }).url;
}

/** Remembers with the account and in this browser that the tutorial is done (spec 4, Onboarding). */
export async function completeOnboarding(): Promise<void> {
  await auth('update-user', { onboardingCompleted: true });
  const { session } = currentSession();
  if (!session) return;
  markOnboarded(session.user.id);
  showSession({ ...session, user: { ...session.user, onboardingCompleted: true } });
}

export const requestPasswordReset = (email: string) =>
  auth('request-password-reset', { email: email.trim().toLowerCase(), redirectTo: href('resetPassword') });

/** @throws ApiError with INVALID_TOKEN for a link that has expired or was used */
export const resetPassword = (token: string, newPassword: string) => auth('reset-password', { token, newPassword });

export const sendConfirmationAgain = (email: string) =>
  auth('send-verification-email', { email, callbackURL: href('authCallback') });
