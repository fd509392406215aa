import type { Profile, ProfileDraft } from '#domain/accounts/schema.ts';
import { auth } from './account.ts';
import { call } from './api-client.ts';
import { href } from './hrefs.ts';
import { currentSession, markOnboarded, showProfile, showSession } from './session-store.ts';

/**
 * Opens an account; on success there is a session.
 * @returns false when the server made no user yet: only the confirmation mail is on its way
 */
export async function signUp(draft: {
  firstName: string;
  email: string;
  password: string;
}): Promise<boolean> {
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

/** Remembers with the account and in this browser that the tutorial is done (spec 4, Onboarding). */
export async function completeOnboarding(): Promise<void> {
  await auth('update-user', { onboardingCompleted: true });
  const { session } = currentSession();
  if (!session) return;
  markOnboarded(session.user.id);
  showSession({ ...session, user: { ...session.user, onboardingCompleted: true } });
}
