import type { Phrase } from '#domain/language/words.ts';
import { ApiError, NetworkError, UNKNOWN_ADDRESS } from '#web/platform/api/errors.ts';
import { INVITATION_INVALID, INVITATION_NEEDED, SIGN_UP_CLOSED } from './failure-phrases.ts';

const policies: Record<string, Phrase> = {
  SIGN_UP_CLOSED,
  INVITATION_NEEDED,
  INVITATION_INVALID,
  UNKNOWN_ADDRESS,
};

/** The message tells which failure it is. */
export function signUpFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS')
    return 'Too many attempts. Please try again later.';
  if (error instanceof ApiError && Object.hasOwn(policies, error.code)) return policies[error.code]!;
  const about =
    error instanceof Error
      ? `${error.message} ${error instanceof ApiError ? error.code : ''}`.toLowerCase()
      : '';
  // The code is more precise than the message: 'User already exists' is about the email.
  if (about.includes('user_already_exists'))
    return 'This email is already registered. Try logging in instead.';
  if (about.includes('email')) return 'This email is already registered. Try logging in instead.';
  if (about.includes('password')) return 'Password is too weak. Please choose a stronger password.';
  return 'Signup failed';
}
