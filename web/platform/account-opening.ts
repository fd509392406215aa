import type { Profile, ProfileDraft } from '#domain/accounts/schema.ts';
import { auth } from './account.ts';
import { call } from './api-client.ts';
import { announce } from './auth-events.ts';
import { href } from './hrefs.ts';
import { currentWords } from './language.ts';
import { settleEnding } from './session-ending.ts';
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
  await settleEnding();
  const answer = (await auth('sign-up/email', {
    name: firstName.trim(),
    email: email.trim().toLowerCase(),
    password,
    // What the specification sends; the server trusts neither, and knows where its own pages are (D96).
    role: 'owner',
    callbackURL: href('authCallback'),
    language: currentWords().language,
  })) as { user?: unknown } | null;
  if (!answer?.user) return false;
  const { session } = await call('session.read');
  showSession(session);
  announce('signed-in');
  return true;
}

export async function saveProfile(draft: ProfileDraft): Promise<Profile> {
  const profile = await call('profile.save', draft);
  showProfile(profile);
  announce('user-updated');
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
