import type { Profile, ProfileDraft } from '#domain/accounts/schema.ts';
import { auth } from './account.ts';
import { call } from '#web/platform/api/client.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import { href } from '#web/platform/hrefs.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { finishPendingSignOut } from '#web/platform/session/pending-sign-out.ts';
import {
  currentSession,
  markOnboarded,
  showProfile,
  showSession,
} from '#web/platform/session/session-store.ts';

/** @returns false when only a confirmation mail was sent and no session exists yet */
export async function signUp(
  { firstName, email, password }: { firstName: string; email: string; password: string },
  invitation: string | undefined,
): Promise<boolean> {
  await finishPendingSignOut();
  const answer = (await auth('sign-up/email', {
    name: firstName.trim(),
    email: email.trim().toLowerCase(),
    password,
    invitation,
    // Required by the specification; the server ignores both.
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
  await syncAccountName(profile.firstName);
  announce('user-updated');
  return profile;
}

/** The greeting reads the account's name before the profile's. */
async function syncAccountName(name: string): Promise<void> {
  const { session } = currentSession();
  if (!session || session.user.name === name) return;
  try {
    await auth('update-user', { name });
    showSession({ ...session, user: { ...session.user, name } });
  } catch (error) {
    console.error('The name of the account could not be updated', error);
  }
}

export async function completeOnboarding(): Promise<void> {
  await auth('update-user', { onboardingCompleted: true });
  const { session } = currentSession();
  if (!session) return;
  markOnboarded(session.user.id);
  showSession({ ...session, user: { ...session.user, onboardingCompleted: true } });
  announce('user-updated');
}
