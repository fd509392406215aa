import { createHash, createHmac } from 'node:crypto';
import type { Secrets } from '#server/platform/access/secrets.ts';
import type { MailTemplate } from './table.ts';

/** Derived, so that every attempt to send a mail has the same link and the database holds only its hash. */
export const mailedToken = ({ auth }: Secrets, mailId: string): string =>
  createHmac('sha256', auth).update(`mailed-link:${mailId}`).digest('base64url');

export const emailLinkIdentifier = (token: string): string =>
  `email-link:${createHash('sha256').update(token).digest('base64url')}`;

/** The auth library's own format, with its hashing of identifiers. */
export const resetIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');

const confirmation = { path: '/auth/confirm-email', identifierOf: emailLinkIdentifier };

export const mailedLinks = {
  confirmEmail: confirmation,
  changeEmail: confirmation,
  resetPassword: { path: '/auth/reset-password', identifierOf: resetIdentifier },
  emailChanged: null,
} as const satisfies Record<MailTemplate, { path: string; identifierOf: (token: string) => string } | null>;
