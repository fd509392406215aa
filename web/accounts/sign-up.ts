import { POLICY } from '#domain/accounts/policy/edition.ts';
import type { SignUpDraft } from '#domain/accounts/password-rule.ts';
import type { Words } from '#domain/language/words.ts';
import { saveProfile, signUp } from '#web/platform/account/sign-up.ts';
import { signOut } from '#web/platform/account/account.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { href } from '#web/platform/hrefs.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { readDevice, writeDevice } from '#web/platform/storage/storage.ts';
import { saveChoices } from './save-choices.ts';
import { signUpFailure } from './sign-up-failure.ts';

type Next = string | 'stay';

/** Ends what the last attempt has said. */
let attempt = new AbortController();

/** @returns the path to go to; 'stay' when the form has to stay open */
export async function openAccount(
  draft: SignUpDraft,
  invitation: string | undefined,
  { t, language }: Words,
): Promise<Next> {
  console.info('signup_started');
  attempt.abort();
  attempt = new AbortController();
  try {
    if (!(await signUp(draft, invitation))) {
      showToast({ neutral: true, title: t('Almost there! Check your inbox to confirm your email.') });
      return 'stay';
    }
  } catch (error) {
    if (isCode(error, 'EMAIL_NOT_CONFIRMED')) {
      showToast({ neutral: true, title: t('Please check your email to confirm your account') });
      return 'stay';
    }
    console.info('signup_error', error instanceof Error ? error.message : error);
    const { signal } = attempt;
    showToast({ title: t('Error'), description: t(signUpFailure(error)), destructive: true, signal });
    return 'stay';
  }
  const next = await fillProfile(draft, t);
  if (next === 'stay' || next !== href('firstCar')) return next;
  console.info('signup_success', { hasPhone: Boolean(draft.phone) });
  await saveChoices({ language });
  return next;
}

async function fillProfile({ firstName, lastName, phone }: SignUpDraft, t: Words['t']): Promise<Next> {
  try {
    await saveProfile({ firstName, lastName, phone: phone ?? '', termsVersion: POLICY.version });
    const confirmed = currentSession().session?.user.emailVerified ?? false;
    showToast({
      neutral: !confirmed,
      title: t(confirmed ? 'Account created' : 'Please check your email to confirm your account'),
    });
  } catch (error) {
    if (isCode(error, 'EMAIL_TAKEN')) {
      showToast({
        title: t('Email Already Registered'),
        description: t('This email is already in use. Please try logging in instead.'),
        destructive: true,
      });
      // The profile of this address belongs to another account: the user has to log in there.
      const entered = (['guest:first-car', 'guest:problem'] as const).map(
        (key) => [key, readDevice(key)] as const,
      );
      await signOut();
      // The user did not log out: keep the car and the problem entered so far.
      for (const [key, value] of entered) writeDevice(key, value);
      return href('registerOptions');
    }
    showToast({
      neutral: true,
      title: t('Warning'),
      description: t('Account created but profile details could not be saved. Please update in settings.'),
    });
  }
  return href('firstCar');
}
