import type { Phrase } from '#domain/language/words.ts';
import { isCode, isNoAnswer, NetworkError } from '#web/platform/api/errors.ts';
import { failurePhrase, NO_MORE_FILES } from '#web/platform/api/failure-phrase.ts';

export const CAN_WAIT: Phrase =
  'There is no internet connection. The import can wait on this device; anything already in your account when it is sent will not be added again.';
export const NEEDS_NETWORK: Phrase =
  'Importing needs an internet connection. Your choice stays on this page.';

export function importFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return NEEDS_NETWORK;
  if (isCode(error, 'BUSY')) return 'Another import is already in progress for this account.';
  if (isCode(error, 'TOO_MANY_FILES')) return NO_MORE_FILES;
  if (isCode(error, 'NO_SPACE')) return 'There is not enough space on the server for this file.';
  if (isCode(error, 'NOT_FOUND'))
    return 'This import is no longer available. Please check for new records again.';
  if (isNoAnswer(error)) return 'The server did not answer. Please try again: nothing will be added twice.';
  return failurePhrase(error, 'An unexpected error occurred. Please try again.');
}
