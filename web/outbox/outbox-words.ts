import type { EditProcedure } from '#domain/field-words.ts';
import type { Phrase, Message, Words } from '#domain/language/words.ts';
import type { CarWords } from '#domain/units/words.ts';
import { changesText } from '#domain/outbox/changes-text.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import type { Refused } from '#web/platform/outbox/records.ts';

/** What is queued, in a word or two; the procedure of a row that another version of the app made. */
export function operationName(operation: PendingOperation, { t }: Words): string {
  const name = behaviourOf(operation)?.name;
  return name ? t(name) : operation.procedure;
}

/** What it is about: the owner's own words where there are some; '' when there are none. */
export function operationText(operation: PendingOperation, words: CarWords): string {
  const { procedure, input } = operation;
  const text = behaviourOf(operation)?.text?.(input, words);
  if (text !== undefined) return text;
  return 'changes' in input ? changesText(procedure as EditProcedure, input.changes, words) : '';
}

const reasons: Record<string, Phrase> = {
  BUSY: 'Another import of this account is open.',
  CONFLICT: 'This record was changed on another device',
  NOT_FOUND: 'The record this belongs to no longer exists.',
  UNSUPPORTED_MEDIA: 'This file type is not supported',
  TOO_LARGE: 'The file is too large for this server.',
  QUOTA_EXCEEDED: 'The storage of this account is full.',
  TOO_MANY_FILES: 'This account cannot have more files.',
};

export const refusalText = ({ code, status, data }: Refused): Message => {
  if (code === 'NO_SPACE') return { phrase: 'The server is out of space. Please try again later.' };
  if (status >= 500 && code !== 'BUSY') return { phrase: 'The server had an error. Please try again later.' };
  const fields = (data as { fields?: { phrase?: Phrase }[] } | undefined)?.fields;
  return { phrase: reasons[code] ?? fields?.[0]?.phrase ?? 'The server did not accept this.' };
};
