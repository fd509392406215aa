import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Document } from './schema.ts';

export type DocumentEntry = { document: Document; due: DueReminder | null };

/** In the order of the due list, each with its reminder; those without an end come last, by their titles. */
export function byUrgency(
  documents: readonly Document[],
  reminders: readonly DueReminder[],
): DocumentEntry[] {
  const places = new Map<Id | null, { due: DueReminder; place: number }>(
    reminders.map((due, place) => [due.reminder.id, { due, place }]),
  );
  return documents
    .map((document) => {
      const found = places.get(document.reminderId);
      const due = found?.due ?? null;
      // The date of the reminder also holds what waits on this device.
      const validTo = due?.reminder.plan.dueDate ?? document.validTo;
      return { document: { ...document, validTo }, due, place: found?.place ?? Infinity };
    })
    .toSorted((a, b) => a.place - b.place || a.document.title.localeCompare(b.document.title))
    .map(({ document, due }) => ({ document, due }));
}
