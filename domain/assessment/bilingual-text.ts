import type { AssessmentLanguage } from './schema.ts';

/** A knowledge base text. A mechanic reviews both languages side by side, so they are not in the catalogue. */
export type BilingualText = { readonly en: string; readonly lv: string };

export function inLanguage(text: BilingualText, language: AssessmentLanguage): string {
  return text[language];
}

export function say(en: string, lv: string): BilingualText {
  return { en, lv };
}
