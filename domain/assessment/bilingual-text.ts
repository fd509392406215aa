import type { AssessmentLanguage } from './schema.ts';

/**
 * A finished text of the knowledge base in both languages. Assessment texts
 * are reviewed side by side by a mechanic, so they live here and not in the
 * word catalogues.
 */
export type BilingualText = { readonly en: string; readonly lv: string };

export function inLanguage(text: BilingualText, language: AssessmentLanguage): string {
  return text[language];
}

export function say(en: string, lv: string): BilingualText {
  return { en, lv };
}
