import type { Phrase } from '#domain/language/words.ts';
import { ApiError, NetworkError } from '#web/platform/api-errors.ts';

const phrases: Record<string, Phrase> = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong email or password',
  INVALID_EMAIL: 'Please enter a valid email address.',
  INVALID_PASSWORD: 'Wrong email or password',
  PASSWORD_TOO_SHORT: 'Password must be at least 8 characters.',
  WEAK_PASSWORD: 'Password is too weak. Please choose a stronger password.',
  INVALID_TOKEN: 'This password reset link has expired. Please request a new one.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again later.',
  PROVIDER_NOT_FOUND: 'Google sign-in is not set up on this server',
};

/** What to tell a person whose account request failed. */
export function accountFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  const known = error instanceof ApiError ? phrases[error.code] : undefined;
  return known ?? 'An unexpected error occurred. Please try again.';
}

/** Spec 8, Sign-up exception: told apart by what the message is about. */
export function signUpFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return 'Too many attempts. Please try again later.';
  const about = error instanceof Error ? `${error.message} ${error instanceof ApiError ? error.code : ''}`.toLowerCase() : '';
  // The code knows better than the message: 'User already exists' is about the e-mail.
  if (about.includes('user_already_exists')) return 'This email is already registered. Try logging in instead.';
  if (about.includes('email')) return 'This email is already registered. Try logging in instead.';
  if (about.includes('password')) return 'Password is too weak. Please choose a stronger password.';
  return 'Signup failed';
}
