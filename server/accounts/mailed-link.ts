import { createHash, createHmac } from 'node:crypto';
import type { Secrets } from '#server/platform/access/secrets.ts';
import type { MailTemplate } from './table.ts';

/** Derived from the mail's id, so that every attempt to send it contains the same link and the database stores only a
 * hash. */
export const mailedToken = ({ auth }: Secrets, mailId: string): string =>
  createHmac('sha256', auth).update(`mailed-link:${mailId}`).digest('base64url');

export const emailLinkIdentifier = (token: string): string =>
  `email-link:${createHash('sha256').update(token).digest('base64url')}`;

/** The auth library's format of an identifier, including its hash. */
export const resetIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');

const confirmation = { path: '/auth/confirm-email', identifierOf: emailLinkIdentifier };

export const mailedLinks = {
  confirmEmail: confirmation,
  changeEmail: confirmation,
  resetPassword: { path: '/auth/reset-password', identifierOf: resetIdentifier },
  emailChanged: null,
  signInAdded: null,
  webhookPaused: null,
} as const satisfies Record<MailTemplate, { path: string; identifierOf: (token: string) => string } | null>;
