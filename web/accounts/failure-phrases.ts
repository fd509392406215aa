import type { Phrase } from '#domain/language/words.ts';
import { ApiError, NetworkError, UNKNOWN_ADDRESS } from '#web/platform/api/errors.ts';

export const SIGN_UP_CLOSED =
  'This server does not accept new accounts. If you have an account, log in.' satisfies Phrase;

export const INVITATION_NEEDED =
  'New accounts on this server need an invitation. Ask the operator for a link. If you have an account, log in.' satisfies Phrase;
export const INVITATION_INVALID =
  'This invitation is no longer valid, or it is for another email address. Ask the operator for a new one.' satisfies Phrase;

const ACCOUNT_DISABLED =
  'This account is disabled. Please contact the operator of this server.' satisfies Phrase;

/** Without a password, a recent sign-in is the only proof of identity. */
export const FRESH_SIGN_IN_NEEDED =
  'Please log out, log in again and try this again within 10 minutes.' satisfies Phrase;

const phrases: Record<string, Phrase> = {
  INVALID_EMAIL_OR_PASSWORD: 'Wrong email or password',
  INVALID_EMAIL: 'Please enter a valid email address.',
  INVALID_PASSWORD: 'Wrong password',
  PASSWORD_TOO_SHORT: 'Password must be at least 8 characters.',
  WEAK_PASSWORD: 'Password is too weak. Please choose a stronger password.',
  CREDENTIALS_MISSING: 'You must provide either an email or phone number and a password',
  INVALID_CODE: 'Wrong code. Please try again.',
  INVALID_BACKUP_CODE: 'Wrong code. Please try again.',
  INVALID_TWO_FACTOR_COOKIE: 'The time to enter the code has run out. Please log in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many attempts. Please try again later.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many attempts. Please try again later.',
  TOKEN_EXPIRED: 'This password reset link has expired. Please request a new one.',
  INVALID_TOKEN: 'This password reset link has expired. Please request a new one.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again later.',
  SIGN_UP_CLOSED,
  ACCOUNT_DISABLED,
  UNKNOWN_ADDRESS,
  PASSKEY_NOT_FOUND: 'This passkey is not known here. It may have been removed.',
  AUTHENTICATION_FAILED: 'This passkey is not known here. It may have been removed.',
  PROVIDER_NOT_FOUND: 'This way to log in is not set up on this server',
  PROVIDER_UNREACHABLE: 'The login provider cannot be reached right now. Please try again later.',
  PASSWORDS_OFF: 'Passwords are not used on this server. Please log in with its login provider.',
  SESSION_NOT_FRESH: FRESH_SIGN_IN_NEEDED,
};

/** What users can do something about when the way back from a provider says that it failed. */
const ofProvider: Record<string, Phrase> = {
  access_denied: 'The login was canceled.',
  SIGN_UP_CLOSED,
  ACCOUNT_DISABLED,
  INVITATION_NEEDED,
  INVITATION_INVALID,
  account_not_linked:
    'An account with this email already exists. Please log in with your password, then connect the provider in settings under Account.',
  account_already_linked_to_different_user:
    'This login already belongs to another Carful account. Remove it there first.',
  not_in_group: 'You are not in a group that may use this server. Please ask its operator.',
  email_not_found: 'The provider did not share your email address. Please ask the operator of this server.',
  signup_disabled: SIGN_UP_CLOSED,
};

/** Never text from the address: a link from elsewhere could show anything here. */
export const providerFailure = (code: string): Phrase =>
  Object.hasOwn(ofProvider, code) ? ofProvider[code]! : 'An error occurred during authentication';

export function accountFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  const known = error instanceof ApiError ? phrases[error.code] : undefined;
  return known ?? 'An unexpected error occurred. Please try again.';
}
