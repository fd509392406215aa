import type { EditProcedure } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase, Message, Words } from '#domain/language/words.ts';
import type { CarWords } from '#domain/units/words.ts';
import { changesText } from '#domain/outbox/changes-text.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import { NO_MORE_FILES, STORAGE_FULL } from '#web/platform/api/failure-phrase.ts';
import type { Refused } from '#web/platform/outbox/records.ts';
import { UNREADABLE } from '#web/platform/outbox/set-apart.ts';

export const carOf = ({ input }: PendingOperation): Id | null =>
  'carId' in input ? (input.carId ?? null) : null;

export const operationName = (operation: PendingOperation, { t }: Words): string =>
  t(behaviourOf(operation)?.name ?? 'Unreadable entry');

/** The owner's own words for the change, if any; else ''. */
export function operationText(operation: PendingOperation, words: CarWords): string {
  const { procedure, input } = operation;
  const text: unknown = behaviourOf(operation)?.text?.(input, words);
  // A newer version may store another type here.
  if (text !== undefined) return typeof text === 'string' ? text : '';
  return 'changes' in input ? changesText(procedure as EditProcedure, input.changes, words) : '';
}

const reasons: Record<string, Phrase> = {
  BUSY: 'Another import is already in progress for this account.',
  CONFLICT: 'This record was changed on another device',
  [UNREADABLE]: 'This version of the app cannot read this entry. It is kept on this device, and not sent.',
  NOT_FOUND: 'The record this belongs to no longer exists.',
  UNSUPPORTED_MEDIA: 'This file type is not supported',
  TOO_LARGE: 'The file is too large for this server.',
  QUOTA_EXCEEDED: STORAGE_FULL,
  TOO_MANY_FILES: NO_MORE_FILES,
};

export const refusalText = ({ code, status, data }: Refused): Message => {
  if (code === 'NO_SPACE') return { phrase: 'The server is out of space. Please try again later.' };
  if (status >= 500 && code !== 'BUSY') return { phrase: 'The server had an error. Please try again later.' };
  const fields = (data as { fields?: { phrase?: Phrase }[] } | undefined)?.fields;
  return { phrase: reasons[code] ?? fields?.[0]?.phrase ?? 'The server did not accept the request.' };
};
