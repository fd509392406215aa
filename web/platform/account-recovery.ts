import { auth } from './account.ts';
import { href } from './hrefs.ts';

export const requestPasswordReset = (email: string) =>
  auth('request-password-reset', { email: email.trim().toLowerCase(), redirectTo: href('resetPassword') });

/** @throws ApiError with INVALID_TOKEN for a link that has expired or was used */
export const resetPassword = (token: string, newPassword: string) =>
  auth('reset-password', { token, newPassword });

export const sendConfirmationAgain = (email: string) =>
  auth('send-verification-email', { email, callbackURL: href('authCallback') });
