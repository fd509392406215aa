import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Document } from './schema.ts';

export type DocumentEntry = { document: Document; due: DueReminder | null };

/** In the order of the due list; documents that do not end come last, by title. */
export function byUrgency(
  documents: readonly Document[],
  reminders: readonly DueReminder[],
): DocumentEntry[] {
  const places = new Map<Id | null, { due: DueReminder; place: number }>(
    reminders.map((due, place) => [due.reminder.id, { due, place }]),
  );
  return documents
    .map((document) => {
      const { due = null, place = Infinity } = places.get(document.reminderId) ?? {};
      return { document, due, place };
    })
    .toSorted((a, b) => a.place - b.place || a.document.title.localeCompare(b.document.title))
    .map(({ document, due }) => ({ document, due }));
}
