import { RECURRENCE_HEADER } from '#domain/assessment/symptoms-rules.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';

/**
 * The notes with the symptoms of a recurrence under their header, one a line, after what was there
 * (STAT-34 to STAT-37); unchanged when no symptom came back (D54).
 */
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

/** When an id was made: a UUIDv7 begins with its milliseconds since the epoch. */
const madeAt = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** A resolved issue that occurred again after it was resolved, or of which that was said only then (D55). */
export const cameBack = (
  recurrences: readonly { id: string; date: string }[],
  resolvedAt: string | null,
): boolean =>
  recurrences.some(
    ({ id, date }) =>
      resolvedAt === null || date > resolvedAt.slice(0, 10) || madeAt(id) > Date.parse(resolvedAt),
  );
