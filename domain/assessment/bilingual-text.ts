import type { AssessmentLanguage } from './schema.ts';

/** A knowledge base text. A mechanic reviews both languages side by side, so they are not in the catalogue. */
export type BilingualText = { readonly en: string; readonly lv: string };

/** Advice or a question. */
export type GuidingText = BilingualText & {
  /** It can be followed or answered with the car standing, and is given where the car must not be driven as well. */
  readonly isStanding?: true;
};

export function inLanguage(text: BilingualText, language: AssessmentLanguage): string {
  return text[language];
}

export function say(en: string, lv: string): BilingualText {
  return { en, lv };
}

export function standing(en: string, lv: string): GuidingText {
  return { en, lv, isStanding: true };
}
