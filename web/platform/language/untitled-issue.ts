import { formatInstantDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { currentWords } from './language.ts';

/** The title that the server gives to a log without words. */
export const untitledIssue = (date: string, language: Language, timeZone?: string): string =>
  `${currentWords().t('Photo/video symptom')}, ${formatInstantDay(date, language, timeZone)}`;
