import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { TEXTS } from './texts.ts';

/** Above what may be asked. */
export const offerText = (readings: number, language: Language): string =>
  inLanguage(TEXTS[readings > 1 ? 'which' : 'this'], language);
