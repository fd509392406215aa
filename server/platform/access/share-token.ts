import { createHash, createHmac } from 'node:crypto';
import type { Id } from '#domain/ids.ts';

/** The token can be made again from the secret, so the owner can copy a link twice (D107). */
export const tokenOfLink = (secret: string, linkId: Id) =>
  createHmac('sha256', secret).update(`share-link:${linkId}`).digest('base64url');

/** What is stored of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
