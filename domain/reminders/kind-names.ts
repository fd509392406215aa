import type { Phrase } from '#domain/language/words.ts';
import type { Plan, Reminder, ReminderKind } from './schema.ts';
import type { PlannedCar } from './usual-work.ts';

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

/** To choose from. @param chosen stays among them whatever the car */
export const kindsOf = ({ fuelType }: Pick<PlannedCar, 'fuelType'>, chosen: ReminderKind): ReminderKind[] =>
  (Object.keys(reminderKindNames) as ReminderKind[]).filter(
    (kind) => kind === chosen || kind !== 'oil' || fuelType !== 'electric',
  );

const dated = new Set<ReminderKind>(['inspection', 'insurance', 'tax', 'documents']);

/** Kinds with a document that says until when it is valid. */
export const hasDocument = (kind: ReminderKind): boolean => dated.has(kind);

/** Whether completing it asks for the date on the new document. */
export const asksNextDate = ({ plan, kind, documentId }: Reminder): boolean =>
  plan.dueDate !== null && (documentId !== null || hasDocument(kind));

/** Documents renew on their anniversary; wear counts from the day of the work. */
export const usualBase = (kind: ReminderKind): Plan['base'] => (hasDocument(kind) ? 'due' : 'done');
