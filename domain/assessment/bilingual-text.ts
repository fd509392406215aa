import type { AssessmentLanguage } from './schema.ts';

/** A knowledge base text. A mechanic reviews both languages side by side, so they are not in the catalogue. */
export type BilingualText = { readonly en: string; readonly lv: string };

/** Advice or a question. */
export type GuidingText = BilingualText & {
  /** It can be followed or answered with the car standing, and is given where the car must not be driven as well. */
  readonly isStanding?: true;
  /** Not asked of a text that names any of these entries of the dictionary of cars: it is answered. */
  readonly answeredBy?: string;
};

export function inLanguage(text: BilingualText, language: AssessmentLanguage): string {
  return text[language];
}

export const say = (en: string, lv: string, answeredBy?: string): GuidingText => ({
  en,
  lv,
  ...(answeredBy && { answeredBy }),
});

export const standing = (en: string, lv: string, answeredBy?: string): GuidingText => ({
  ...say(en, lv, answeredBy),
  isStanding: true,
});
