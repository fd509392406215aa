import { RECURRENCE_HEADER } from '#domain/assessment/symptoms-rules.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';

/**
 * The notes with the symptoms of a recurrence under their header, one a line, after what was there
 * (spec 4, Recurrence dialog); unchanged when no symptom came back (D54).
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
