import { newReminder, withEdit } from '#domain/reminders/change-rules.ts';
import { dayOfMonth } from '#domain/reminders/interval-rules.ts';
import type { Plan, Reminder } from '#domain/reminders/schema.ts';
import { reminderKindOf } from './kind-names.ts';
import type { Document } from './schema.ts';

type Reminded = Pick<Document, 'id' | 'carId' | 'kind' | 'title'> & { validTo?: string | null | undefined };

/** Never repeated: only a date on a paper moves it. */
const planUntil = (validTo: string): Plan => ({
  dueDate: validTo,
  dueKm: null,
  anchorDay: dayOfMonth(validTo),
  repeat: null,
  repeatKm: null,
  yearDays: null,
  base: 'due',
});

/**
 * Null without a 'valid to' date. A new reminder has the id of its document. @returns the same object if nothing
 * changes
 */
export function reminderOfDocument(
  { id, carId, kind, title, validTo = null }: Reminded,
  reminder: Reminder | null,
  createdAt: string,
): Reminder | null {
  if (validTo === null) return null;
  const fields = { title, kind: reminderKindOf[kind] };
  const plan = planUntil(validTo);
  if (!reminder) {
    return { ...newReminder({ id, carId, ...fields, notes: null, plan }, createdAt), documentId: id };
  }
  const isMoved = reminder.plan.dueDate !== validTo;
  const isNamed = reminder.title === fields.title && reminder.kind === fields.kind;
  if (isNamed && !isMoved) return reminder;
  return withEdit(reminder, isMoved ? { ...fields, plan } : fields);
}
