import { fieldName, valueText, type EditProcedure } from '#domain/field-words.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase, Said, Words } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { wanted, type KeptProcedure, type PendingOperation } from '#domain/outbox/pending.ts';
import type { Refused } from '#web/platform/outbox/records.ts';

/** What waits, in a word or two. */
export const operationNames: Record<KeptProcedure, Phrase> = {
  'issues.log': 'New problem',
  'issues.edit': 'Changed problem',
  'issues.delete': 'Deleted problem',
  'recurrences.add': 'New recurrence',
  'recurrences.delete': 'Removed recurrence',
  'repairs.log': 'New repair',
  'repairs.edit': 'Changed repair',
  'repairs.delete': 'Deleted repair',
  'cars.add': 'New car',
  'cars.edit': 'Changed car',
  'settings.edit': 'Changed settings',
};

/** What it is about, to know it by: the owner's own words where there are some; '' when there are none. */
export function operationText({ procedure, input }: PendingOperation, words: Words): string {
  switch (procedure) {
    case 'issues.log':
      return input.description;
    case 'repairs.log':
      return input.title;
    case 'cars.add':
      return `${input.brand} ${input.model}`;
    case 'recurrences.add':
      return input.notes ?? formatDay(input.date, words.language);
    case 'issues.edit':
    case 'repairs.edit':
    case 'cars.edit':
    case 'settings.edit':
      return changesText(procedure, input.changes, words).slice(0, limits.entryText);
    case 'issues.delete':
    case 'recurrences.delete':
    case 'repairs.delete':
      return '';
  }
}

function changesText(procedure: EditProcedure, changes: object, words: Words): string {
  const to = wanted<Record<string, unknown> & { currency: string }>(changes);
  const known = to.currency === undefined ? {} : { currency: to.currency };
  return Object.entries(to)
    .map(([field, value]) => {
      const text = valueText(procedure, field, value, words, known);
      return [fieldName(procedure, field, words), text].filter(Boolean).join(': ');
    })
    .join(', ');
}

const reasons: Record<string, Phrase> = {
  CONFLICT: 'This record was changed on another device',
  NOT_FOUND: 'What this belongs to is not there any more.',
  UNSUPPORTED_MEDIA: 'This file type is not supported',
  TOO_LARGE: 'The file is too large for this server.',
};

/** Why the server did not take it. */
export const refusalText = ({ code, data }: Refused): Said => {
  const fields = (data as { fields?: { phrase?: Phrase }[] } | undefined)?.fields;
  return { phrase: reasons[code] ?? fields?.[0]?.phrase ?? 'The server did not accept this.' };
};
