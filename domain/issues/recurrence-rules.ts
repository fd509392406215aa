import { RECURRENCE_HEADER } from '#domain/assessment/symptoms-rules.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';

/** The symptoms are appended under their heading, one per line. */
export function notesWithSymptoms(
  notes: string,
  symptoms: readonly string[],
  day: string,
  language: Language,
): string {
  if (symptoms.length === 0) return notes;
  const header = RECURRENCE_HEADER[language].replace('{date}', () => formatLongDay(day, language));
  return [...(notes.trim() ? [notes.trimEnd(), ''] : []), header, ...symptoms].join('\n');
}

/** Milliseconds since the epoch, the first 48 bits of a UUIDv7. */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Whether a resolved issue recurred after it was resolved, or its recurrence was recorded after that. */
export const hasRecurred = (
  recurrences: readonly { id: string; date: string }[],
  resolvedAt: string | null,
): boolean =>
  recurrences.some(
    ({ id, date }) =>
      resolvedAt === null || date > resolvedAt.slice(0, 10) || madeAt(id) > Date.parse(resolvedAt),
  );
