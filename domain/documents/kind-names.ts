import type { Phrase } from '#domain/language/words.ts';
import type { ReminderKind } from '#domain/reminders/schema.ts';
import type { DocumentKind } from './schema.ts';

export const documentKindNames: Record<DocumentKind, Phrase> = {
  octa: 'Third-party insurance (OCTA)',
  kasko: 'Comprehensive insurance (KASKO)',
  inspection: 'Technical inspection',
  registration: 'Registration certificate',
  warranty: 'Warranty',
  license: "Driver's license",
  other: 'Other document',
};

export const reminderKindOf: Record<DocumentKind, ReminderKind> = {
  octa: 'insurance',
  kasko: 'insurance',
  inspection: 'inspection',
  registration: 'documents',
  warranty: 'documents',
  license: 'documents',
  other: 'documents',
};
