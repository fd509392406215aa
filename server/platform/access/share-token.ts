import { createHash, createHmac } from 'node:crypto';
import type { Id } from '#domain/ids.ts';

/** Derived from the secret, so that the owner can copy a link again. */
export const tokenOfLink = (secret: string, linkId: Id) =>
  createHmac('sha256', secret).update(`share-link:${linkId}`).digest('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest();
