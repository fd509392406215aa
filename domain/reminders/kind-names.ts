import type { Phrase } from '#domain/language/words.ts';
import type { Plan, Reminder, ReminderKind } from './schema.ts';

export const reminderKindNames: Record<ReminderKind, Phrase> = {
  oil: 'Oil change',
  filter: 'Filter',
  brakes: 'Brakes',
  belt: 'Timing belt or chain',
  tyres: 'Tires',
  battery: 'Battery',
  inspection: 'Inspection',
  insurance: 'Insurance',
  tax: 'Tax',
  documents: 'Documents',
  other: 'Other@kind',
};

const dated = new Set<ReminderKind>(['inspection', 'insurance', 'tax', 'documents']);

/** A paper says until when it is valid. */
export const hasDocument = (kind: ReminderKind): boolean => dated.has(kind);

/** Done is asked for the date on the new paper; without an interval it alone says when it is due next. */
export const asksNextDate = ({ plan, kind, documentId }: Reminder): boolean =>
  plan.dueDate !== null && (documentId !== null || hasDocument(kind));

/** An anniversary stays; wear counts from when it was mended. */
export const usualBase = (kind: ReminderKind): Plan['base'] => (hasDocument(kind) ? 'due' : 'done');
