import type { Phrase, Said } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { KeptProcedure, PendingOperation } from '#domain/outbox/pending.ts';
import type { Refused } from '#web/platform/outbox-records.ts';

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

/** The owner's own words in it, to know it by; '' when it has none. */
export function operationText({ procedure, input }: PendingOperation): string {
  if (procedure === 'issues.log') return input.description;
  if (procedure === 'repairs.log') return input.title;
  if (procedure === 'cars.add') return `${input.brand} ${input.model}`;
  if (procedure === 'recurrences.add') return input.notes ?? input.date;
  if (!('changes' in input)) return '';
  const changes = Object.values(input.changes) as ({ to: unknown } | undefined)[];
  return changes
    .flatMap((change) => (typeof change?.to === 'string' ? change.to : []))
    .join(', ')
    .slice(0, limits.entryText);
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

/** How the fields of a changed record are called. */
export const fieldNames: Record<string, Phrase> = {
  ...{ title: 'Title', description: 'Description', date: 'Date', notes: 'Notes', status: 'Status' },
  ...{ aiSummary: 'AI analysis', symptoms: 'Symptoms', kind: 'Kind', cost: 'Cost', currency: 'Currency' },
  ...{ mileage: 'Mileage (km)', garageName: 'Garage', mechanicName: 'Mechanic', receiptId: 'Receipt' },
  ...{ brand: 'Brand', model: 'Model', year: 'Year', nickname: 'Nickname', vin: 'VIN' },
  ...{ licensePlate: 'License plate', transmission: 'Transmission', fuelType: 'Fuel type' },
  ...{ photoId: 'Photo', language: 'Language', theme: 'Theme', notificationsEnabled: 'Notifications' },
};
