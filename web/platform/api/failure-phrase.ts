import type { Phrase } from '#domain/language/words.ts';
import { isCode, NetworkError, refusalPhrase } from './errors.ts';

export const STORAGE_FULL =
  "This account's storage is full. Emptying the trash in settings frees up space." satisfies Phrase;
export const NO_MORE_FILES = 'No more files can be added to this account.' satisfies Phrase;

/** Why something that needs the server at once was not done. */
export const failurePhrase = (
  error: unknown,
  otherwise: Phrase = 'Could not save. Please try again.',
): Phrase => knownReason(error) ?? otherwise;

export function knownReason(error: unknown): Phrase | undefined {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  if (isCode(error, 'NOT_FOUND')) return 'This item no longer exists.';
  if (isCode(error, 'TOO_MANY_REQUESTS')) return 'Too many attempts. Please try again later.';
  if (isCode(error, 'QUOTA_EXCEEDED')) return STORAGE_FULL;
  return refusalPhrase(error);
}
